import { useNavigate } from "@remix-run/react";
import { type FormEvent, useRef, useState } from "react";
import type { FormReply } from "#app/web/reply.ts";

const id = "publication";

/** Sends «Опубликовать» from a form that stands on another page than its own: what is wrong is said here, and nothing chosen is lost. */
export function useSending(back: string, close: () => void) {
  const navigate = useNavigate();
  const [reply, setReply] = useState<FormReply>();
  const isPlain = useRef(false);
  const send = async (event: FormEvent) => {
    const form = event.target as HTMLFormElement;
    const { submitter } = event.nativeEvent as SubmitEvent;
    if ((submitter as HTMLButtonElement | null)?.value !== "publish" || isPlain.current) return;
    event.preventDefault();
    if (form.ariaBusy === "true") return;
    form.ariaBusy = "true";
    const shown = form.querySelector<HTMLElement>("button[value=publish]:not([hidden])");
    if (shown) shown.dataset.sending = "";
    const typed = new FormData(form);
    typed.set("intent", "publish");
    const answer = await fetch(form.action, { method: "POST", body: typed, redirect: "manual" }).catch(() => null);
    form.ariaBusy = null;
    delete shown?.dataset.sending;
    // Our pages answer a good form by leading on.
    if (answer?.type === "opaqueredirect") {
      close();
      return navigate(back);
    }
    if (answer?.status === 422) return setReply({ form: refusal(await answer.text(), typed), refused: true });
    // Without a line it goes to the outbox, as every form does; what else is wrong its own page says.
    isPlain.current = true;
    form.requestSubmit(submitter);
  };
  return { reply, send };
}

/** What the page of the form says of it, as it would be handed to its script. */
function refusal(page: string, typed: FormData): NonNullable<FormReply["form"]> {
  // The page's own style has a nonce of its own, which this page's policy does not know.
  const html = new DOMParser().parseFromString(page.replace(/<style[^>]*>[^<]*<\/style>/g, ""), "text/html");
  const error: Record<string, string[]> = {};
  for (const link of html.querySelectorAll(`[role=alert] a[href^="#${id}"]`)) {
    const name = link.getAttribute("href")!.slice(id.length + 2);
    error[name] = [...(error[name] ?? []), link.textContent];
  }
  const names = [...new Set(typed.keys())].filter((name) => !/^_|[.[]/.test(name));
  const initialValue = Object.fromEntries(
    names.flatMap((name) => {
      const values = typed.getAll(name).filter((value) => typeof value === "string");
      return values.length ? [[name, values.length > 1 ? values : values[0]!]] : [];
    }),
  );
  return { status: "error", initialValue, error };
}
