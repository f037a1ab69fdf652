import { answered } from "./answered.ts";
import { sendKept } from "./keeping.ts";

/**
 * A form in a dialog belongs to a page whose code may not be here, and Remix loads that first: with a line that is cut or
 * does not answer it would never come to send the form. So the form goes before, by way of the outbox, and Remix gets the
 * answer when there is one.
 */
export function keepOfDialog(event: SubmitEvent): void {
  const form = event.target as HTMLFormElement;
  const action = form.getAttribute("action");
  if (form.dataset.answered !== undefined || !action || form.method !== "post" || form.dataset.document !== undefined)
    return;
  const { pathname, search } = new URL(action, location.origin);
  if (!form.closest("dialog") || pathname === location.pathname) return;
  event.preventDefault();
  event.stopPropagation();
  if (form.getAttribute("aria-busy") !== "true")
    void send(form, event.submitter, new URL(`${pathname}.data${search}`, location.origin));
}

async function send(form: HTMLFormElement, submitter: HTMLElement | null, target: URL): Promise<void> {
  const typed = new FormData(form, submitter);
  const isMultipart = form.enctype === "multipart/form-data";
  const body = isMultipart ? typed : new URLSearchParams([...typed] as [string, string][]);
  form.setAttribute("aria-busy", "true");
  const answer = await sendKept(sendItself, target, { method: "POST", body });
  form.removeAttribute("aria-busy");
  // What the outbox says by itself came from no address: the form waits there, or stays as it is with a toast beside it.
  if (answer.url === "") return;
  answered.keep(target, answer);
  form.dataset.answered = "";
  form.requestSubmit(submitter);
  // What was done leads elsewhere, and what was refused stands on its own page, with its errors.
  form.closest("dialog")?.close();
}

/** Past the outbox, which is there already. */
function sendItself(target: RequestInfo | URL, init: RequestInit = {}): Promise<Response> {
  return fetch(target, { ...init, headers: { "x-outbox": "dialog" } });
}
