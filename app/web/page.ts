import type { SubmissionResult } from "@conform-to/react";
import { parseWithZod } from "@conform-to/zod/v4";
import { type ActionFunctionArgs, data, type LoaderFunctionArgs, redirect, redirectDocument } from "@remix-run/node";
import { type ZodType, z } from "zod";
import { fieldOfName } from "#app/ui/chosen-people.ts";
import { problemOf, type Which } from "./catalogue.ts";
import type { PageContext, Toast } from "./context.ts";
import { failedDeed, failedRead, refusal } from "./failure.ts";

type Args = PageContext & {
  params: Record<string, string>;
  query: Record<string, string>;
  url: URL;
  request: Request;
  /** This page's own address for the answer to a form: its query kept, some of it changed, perhaps a place on it. */
  here(anchor?: string, change?: Record<string, string | undefined>): string;
  /** Thrown by a page whose address is an old one: leads to the new one for good, its query kept. */
  moved(path: string): Response;
};

/**
 * Builds a loader: it gets the API, the viewer, the path's parameters and the query, and returns a view ready to draw.
 * What the API refuses becomes the page's error boundary with the text of the specification's catalogue (§8).
 */
export function load<T>(read: (args: Args) => Promise<T> | T) {
  return async ({ context, params, request }: LoaderFunctionArgs): Promise<T> => {
    const args = argsOf(context, params, request);
    try {
      return await read(args);
    } catch (error) {
      throw await failedRead(error, args);
    }
  };
}

/** A form's good end: go to another page (303), perhaps with a toast. */
export type Done = {
  to: string;
  toast?: Toast;
  /** The browser opens the page itself: the shell changes too. */
  document?: boolean;
};

/** A form's answer that changes nothing: the same page, everything typed, and something drawn from it (200). */
export type Shown = { show: unknown };

/** A refusal of a deed that has kept something all the same: a thrown one would take that back. */
type Mistaken = { fields: Record<string, string[]> };

type Answer = Done | Shown | Mistaken;

type Deed<Schema extends ZodType> = (
  args: Args & { value: z.output<Schema>; form: FormData },
) => Promise<Answer> | Answer;

/** Why a form was not accepted, and out of whom one chooses where several people are called as it says. */
export type Refused = SubmissionResult & { which?: Record<string, Which[]> | undefined };

type Intent = (args: Args & { form: FormData }) => Promise<Done | (Shown & { form: SubmissionResult }) | Refused>;

const changedMeanwhile = "Пока вы писали, это изменили в другом окне. Сравните тексты и выберите, какой оставить.";

/** What a page never writes back to whoever typed it. */
const notBack = { hideFields: ["password", "newPassword"] };

/** One thing that a page's forms can ask for: the shape of the form and the deed. */
export function intent<Schema extends ZodType>(schema: Schema, deed: Deed<Schema>): Intent {
  return async (args) => {
    const submission = parseWithZod(args.form, { schema });
    const empty = emptyFiles(args.form);
    if (submission.status !== "success" || Object.keys(empty).length) {
      const reply = submission.reply(notBack);
      return { ...reply, status: "error", error: { ...reply.error, ...empty } };
    }
    try {
      const end = await deed({ ...args, value: submission.value as z.output<Schema> });
      if ("fields" in end) return submission.reply({ ...notBack, fieldErrors: end.fields });
      return "show" in end ? { ...end, form: submission.reply(notBack) } : end;
    } catch (error) {
      const problem = problemOf(error);
      if (problem?.detail === "revision") return submission.reply({ ...notBack, formErrors: [changedMeanwhile] });
      if (!problem?.fields) throw Object.assign(error as object, { reply: submission.reply(notBack) });
      return { ...submission.reply({ ...notBack, fieldErrors: problem.fields }), which: problem.which };
    }
  };
}

/** Files that hold nothing, by their fields: one with a name was chosen, one without is what a browser sends where none was. */
function emptyFiles(form: FormData): Record<string, string[]> {
  const empty = [...form].filter(([, value]) => value instanceof File && value.name && value.size === 0);
  return Object.fromEntries(empty.map(([name]) => [name, ["Этот файл пустой: в нём ничего нет"]]));
}

/**
 * Builds an action out of intents, chosen by the button's `intent`. Field problems answer 422 with the typed values,
 * other refusals keep the page, its values and the status, and say the catalogue's text in a toast (specification §8).
 */
export function act(intents: Record<string, Intent>) {
  return async ({ context, params, request }: ActionFunctionArgs) => {
    const form = withChosen(await context.readForm(request));
    if (!context.checkCsrf(form.get("_csrf"))) return stale(context, form);
    const key = form.get("_key");
    const api = context.apiFor(typeof key === "string" && key ? key : undefined);
    const chosen =
      intents[String(form.get("intent"))] ?? (Object.keys(intents).length === 1 && Object.values(intents)[0]);
    if (!chosen) throw data({ code: context.requestId }, { status: 400 });
    const args = { ...argsOf(context, params, request), api };
    try {
      const end = await chosen({ ...args, form });
      if ("show" in end) return data({ form: end.form, shown: end.show });
      if (!("to" in end)) return refusal(context, end, 422);
      if (end.toast) context.flash(end.toast);
      return end.document ? redirectDocument(end.to, 303) : redirect(end.to, 303);
    } catch (error) {
      return failedDeed(error, args, (error as { reply?: SubmissionResult } | null)?.reply);
    }
  };
}

/** People who were chosen beside a field of names are values of that field. */
function withChosen(form: FormData): FormData {
  for (const [name, value] of [...form]) {
    const field = fieldOfName(name);
    if (field === name || typeof value !== "string") continue;
    form.append(field, value);
  }
  for (const name of new Set(form.keys())) if (fieldOfName(name) !== name) form.delete(name);
  return form;
}

/** The form was drawn for another session (another tab signed in anew): nothing is done, nothing typed is lost. */
function stale(context: PageContext, form: FormData) {
  const text = "Страница устарела. Проверьте, что вы ввели, и отправьте ещё раз.";
  context.flash({ id: "stale", kind: "error", text });
  const typed = parseWithZod(form, { schema: z.looseObject({}) });
  return refusal(context, typed.reply({ ...notBack, formErrors: [text] }), 403);
}

function argsOf(context: PageContext, params: Record<string, string | undefined>, request: Request): Args {
  const url = new URL(request.url);
  return {
    ...context,
    params: params as Record<string, string>,
    query: Object.fromEntries(url.searchParams),
    url,
    request,
    here: (anchor, change = {}) => addressOf(url, anchor, change),
    moved: (path) => redirect(path + addressOf(url, undefined, {}).replace(/^[^?]*/, ""), 301),
  };
}

function addressOf(url: URL, anchor: string | undefined, change: Record<string, string | undefined>): string {
  const query = new URLSearchParams(url.search);
  for (const [name, value] of Object.entries({ ...change, _routes: undefined })) {
    if (value === undefined) query.delete(name);
    else query.set(name, value);
  }
  return `${url.pathname.replace(/\.data$/, "")}${query.size ? `?${query}` : ""}${anchor ? `#${anchor}` : ""}`;
}
