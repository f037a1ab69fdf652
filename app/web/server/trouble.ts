import { html } from "hono/html";
import { encode } from "turbo-stream";
import { isOutage } from "#platform/db/index.ts";
import { readForm } from "#platform/http/form.ts";
import { plainAnswer } from "#platform/http/plain-page.ts";
import { Refusal } from "#platform/refusal.ts";
import { fullPart } from "#platform/room.ts";
import { generic, toastFor } from "../catalogue.ts";
import { errorCode, errorText } from "../error-texts.ts";
import { sendTo } from "./guard.ts";
import { roomOf } from "./page-form.ts";
import { matchPage } from "./remix.ts";
import { fieldsOf, hasFiles, sendAgain } from "./send-again.ts";

export type Trouble = {
  request: Request;
  requestId: string;
  /** What the person asked for, to ask again. */
  target: string;
  isData: boolean;
  status: number;
  /** What of the portal is in the way, where that has words of its own. */
  detail?: string | undefined;
  /** Said instead of what the status says by itself. */
  words?: { title: string; text: string };
  /** What was typed, if the form has been read already; null where it is not to be read. */
  typed?: FormData | null | undefined;
};

/** The status of a failure outside Remix: an absent database or provider, or a full disk, is 503, too many calls 429, anything else a bug. */
export function statusOf(error: unknown): number {
  if (error instanceof Refusal && error.kind === "too-many") return 429;
  const isAway =
    error instanceof Refusal ? error.kind === "unavailable" : fullPart(error) !== undefined || isOutage(error);
  return isAway ? 503 : 500;
}

/**
 * The answer when the portal's own pages cannot speak: a page without script and files, with a way to try again.
 * A form comes back with every typed value and its own key, so that sending it again is still one deed.
 * Remix asks for a page's data alone: then the browser opens the page itself, and a form stays where it is.
 */
export async function answerTrouble(trouble: Trouble): Promise<Response> {
  const { request, requestId, target, isData, status, detail } = trouble;
  const isForm = request.method === "POST";
  if (isData) return isForm ? stay(trouble) : sendTo(target, request, true);
  const typed = trouble.typed === undefined && isForm && !request.bodyUsed ? await typedIn(trouble) : trouble.typed;
  const { title, text } = trouble.words ?? errorText(status, detail);
  const said = isForm ? toastFor({ method: "POST", path: target, status, ...(detail && { detail }) })?.text : undefined;
  const content = html`<div class="card"><h1>${title}</h1>
${said && said !== generic ? html`<p>${said}.</p>` : ""}
<p>${text}</p>
${typed ? again(typed, target) : html`<p><a class="button" href="${target}">Повторить</a></p>`}
<p class="aside">Код ошибки: <code>${errorCode(requestId)}</code></p>
<p class="aside"><a href="/">На главную</a></p></div>`;
  return plainAnswer(status, { title, content }, waiting(status));
}

/** The words of a form that nobody has read yet; of its files only that there were some. */
async function typedIn({ request, target }: Trouble): Promise<FormData | undefined> {
  const page = matchPage(target.split("?", 1)[0]!)?.page;
  return readForm(request, roomOf(page, false), { withoutFiles: true }).catch(() => undefined);
}

/** How long to wait before asking again. */
export function waiting(status: number): Record<string, string> {
  return status === 503 || status === 429 ? { "retry-after": status === 503 ? "30" : "60" } : {};
}

function stay({ request, requestId, target, status, detail, words }: Trouble): Response {
  const told = { method: request.method, path: target, status, ...(detail && { detail }) };
  const toast = words ? { id: String(status), kind: "error", text: words.text } : toastFor(told);
  const body = encode({ data: { trouble: toast && { ...toast, code: errorCode(requestId) } } });
  return new Response(body as ReadableStream<Uint8Array>, {
    status,
    headers: { "content-type": "text/x-script", "x-remix-response": "yes", ...waiting(status) },
  });
}

function again(typed: FormData, target: string) {
  return html`<p>То, что вы ввели, не пропало: отправьте ещё раз, второй раз ничего не удвоится.
${hasFiles(typed) ? "Файлы придётся выбрать заново." : ""}</p>
${sendAgain({ fields: fieldsOf(typed), target, button: "Отправить ещё раз" })}`;
}
