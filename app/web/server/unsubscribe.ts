import { html } from "hono/html";
import { notifications } from "#app/engines/notifications/routes.ts";
import { titleOfLetters, unsubscribe } from "#app/engines/notifications/server/index.ts";
import { config } from "#platform/config.ts";
import { type Markup, plainAnswer } from "#platform/http/plain-page.ts";
import type { RequestFacts } from "#platform/http/request.ts";
import { giveBack, spend } from "#platform/limits/index.ts";
import { log } from "#platform/log.ts";
import { Refusal } from "#platform/refusal.ts";
import { href } from "../urls.ts";
import { forward } from "./backend.ts";

/**
 * `/unsubscribe/:token`: a person is asked, and a POST ends the letters, be it theirs or their mail program's own
 * (RFC 8058). Nobody signs in here and no session is looked at: the token out of the letter is all the proof there is.
 */
export async function answerUnsubscribe(request: Request, token: string, facts: RequestFacts): Promise<Response> {
  try {
    if (config.backendUrl) return await forward(withoutCookies(request), facts);
    spend("unsubscribe-guesses", facts.address, 60, 3600);
    const title = titleOfLetters(token);
    if (!title) return say(404, "Ссылка не подходит", html`<p>Возможно, она скопирована не целиком.</p>${toSettings}`);
    giveBack("unsubscribe-guesses", facts.address);
    if (request.method !== "POST") return ask(title);
    await unsubscribe(token);
    const words = html`<p>Письма «${title}» больше не придут. В колокольчике всё останется как было.</p>`;
    return say(200, "Готово", html`${words}${toSettings}`);
  } catch (error) {
    if (error instanceof Refusal && error.kind === "too-many") return say(429, "Слишком часто", later);
    if (error instanceof Refusal && error.kind === "unavailable") return say(503, "Портал ненадолго прилёг", later);
    log.error("Letters could not be ended", { requestId: facts.requestId, error });
    return say(500, "Не получилось", later);
  }
}

const later = html`<p>Попробуйте, пожалуйста, позже.</p>`;
const toSettings = html`<p><a href="${href(notifications.settings)}">Настройки уведомлений</a></p>`;

/** Mail programs open links to look at them, so opening one ends nothing. */
function ask(title: string): Promise<Response> {
  const form = html`<form method="post"><button type="submit">Не присылать</button></form>`;
  return say(200, "Не присылать письма?", html`<p>Больше не присылать письма «${title}»?</p>${form}`);
}

function say(status: number, title: string, content: Markup): Promise<Response> {
  const page = { title, content: html`<div class="card"><h1>${title}</h1>${content}</div>` };
  return plainAnswer(status, page, { "x-robots-tag": "noindex" });
}

/** A person who is signed in here sends their cookie too, and nothing depends on it. */
function withoutCookies(request: Request): Request {
  const headers = new Headers(request.headers);
  headers.delete("cookie");
  return new Request(request.url, { method: request.method, headers });
}
