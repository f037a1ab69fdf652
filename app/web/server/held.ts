import { html } from "hono/html";
import { csrfField, writerOf } from "#platform/auth/csrf.ts";
import { type HeldForm, heldForm, holdForm } from "#platform/auth/held-forms.ts";
import { openSession } from "#platform/auth/session.ts";
import { type FormRoom, readForm } from "#platform/http/form.ts";
import { plainAnswer } from "#platform/http/plain-page.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { spend } from "#platform/limits/index.ts";
import { wordsIn } from "../typed-words.ts";
import { fieldsOf, hasFiles, sendAgain } from "./send-again.ts";

const mostBytes = 32 * 1024 * 1024;
/** From one address in an hour: a whole office may stand behind it. */
const mostHeld = 200;

/** Said by a browser whose outbox keeps the form and sends it after sign-in by itself (app/offline/outbox). */
const kept = ["x-kept", "x-outbox"];
/** Never written down, by whatever name a form calls it. */
const secret = /password|secret/i;
const withFiles = "files";
/** Carried by a form whose words may be kept beside nobody's name: it is typed again. */
const unkept = "_unkept";

type Asked = { request: Request; target: string };
type Sent = Asked & { room: FormRoom };

/**
 * Where a form goes whose sender must first sign in or consent: what was typed waits on the portal, and `elsewhere`
 * leads back to it. Gives `elsewhere` as it was for a form without words, one of a stranger, one too
 * large, and one that the browser keeps itself.
 */
export async function holdTyped(elsewhere: string, asked: Sent, facts: RequestFacts): Promise<string> {
  const { request, room } = asked;
  const url = new URL(elsewhere, "http://portal.invalid");
  const length = Number(request.headers.get("content-length") ?? Number.POSITIVE_INFINITY);
  if (!url.searchParams.has("returnTo") || length > mostBytes || !mayHold(facts)) return elsewhere;
  const isOurs = (words: FormData) => writerOf(words.get(csrfField)) !== null;
  // What is no form at all, or none of ours, is as good as a form without words here.
  const typed = await readForm(request, room, { isWanted: isOurs, withoutFiles: true }).catch(() => null);
  const writer = typed && writerOf(typed.get(csrfField));
  const place = writer && (await hold(writer, typed, asked));
  if (!place) return elsewhere;
  url.searchParams.set("returnTo", place);
  return url.pathname + url.search;
}

/** Keeps a form of somebody; gives the place where its writer will find it, or null if there is nothing to keep. */
export async function hold(writer: string, typed: FormData, { request, target }: Asked): Promise<string | null> {
  const fields = fieldsOf(typed).filter(([name]) => !secret.test(name) && name !== csrfField);
  const isKept = typed.has(unkept) || kept.some((name) => request.headers.has(name));
  if (isKept || wordsIn(fields).length === 0) return null;
  const id = await holdForm(writer, { target, fields });
  return id && `/held/${id}${hasFiles(typed) ? `?${withFiles}` : ""}`;
}

function mayHold({ address }: RequestFacts): boolean {
  try {
    spend("hold-form", address, mostHeld, 3600);
    return true;
  } catch {
    return false;
  }
}

/** `GET /held/{id}`: the form that has waited for its writer, to be sent with one press. Nobody else is told of it. */
export async function answerHeld(request: Request, id: string): Promise<Response> {
  const { pathname, searchParams } = new URL(request.url);
  const session = await openSession(request);
  if (!session) {
    const location = `/login?${new URLSearchParams({ returnTo: pathname + (searchParams.size ? `?${withFiles}` : "") })}`;
    return new Response(null, { status: 302, headers: { location, "cache-control": "no-store" } });
  }
  const form = uuid.test(id) && !session.viewer.shownBy ? await heldForm(id, session.viewer.accountId) : null;
  if (!form) return plainAnswer(404, { title: "Формы уже нет", content: gone });
  return plainAnswer(200, {
    title: "Отправьте то, что написали",
    content: page(form, session.csrf, searchParams.has(withFiles)),
  });
}

const uuid = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/;

const page = ({ target, fields }: HeldForm, csrf: string, hadFiles: boolean) => html`<div class="card">
<h1>Отправьте то, что написали</h1>
<p>Пока вы писали, вход закончился. Всё, что вы ввели, на месте. Если это уже отправлено, второй раз ничего не удвоится.
${hadFiles ? "Файлы придётся выбрать заново: сами они не сохранились." : ""}</p>
${sendAgain({ fields: [[csrfField, csrf], ...fields], target, button: "Отправить" })}
<p class="aside"><a href="${target}">Не отправлять, вернуться на страницу</a></p></div>`;

const gone = html`<div class="card"><h1>Формы уже нет</h1>
<p>То, что не успели отправить, портал хранит сутки и показывает только тому, кто это написал.</p>
<p><a class="button" href="/">На главную</a></p></div>`;
