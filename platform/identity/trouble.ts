import { html } from "hono/html";
import { isOutage } from "#platform/db/errors.ts";
import type { PlainPage } from "#platform/http/plain-page.ts";
import { Refusal } from "#platform/refusal.ts";
import { fullPart, fullParts } from "#platform/room.ts";

/** What a failed sign-in says when it is the portal's own trouble and waiting helps: a disk without room, a database that is away. */
export function troublePage(error: unknown): PlainPage | undefined {
  if (fullPart(error)) return noRoomPage;
  const isAway = error instanceof Refusal ? error.kind === "unavailable" : isOutage(error);
  if (!isAway) return undefined;
  return (error as Refusal).detail === "no-room" ? noRoomPage : awayPage;
}

/** The same where the provider has told only that it failed itself. */
export function ownTroublePage(): PlainPage {
  return fullParts().length > 0 ? noRoomPage : awayPage;
}

const noRoomPage: PlainPage = {
  title: "На портале кончилось место",
  content: html`<div class="card"><h1>На портале кончилось место</h1>
<p>Вход нужно записать, а записать сейчас некуда. Сообщите администратору и попробуйте позже.</p>
<p><a class="button" href="/login">Попробовать ещё раз</a></p></div>`,
};

const awayPage: PlainPage = {
  title: "Вход временно недоступен",
  content: html`<div class="card"><h1>Вход временно недоступен</h1>
<p>Служба входа не отвечает. Подождите минуту и попробуйте ещё раз.</p>
<p><a class="button" href="/login">Попробовать ещё раз</a></p></div>`,
};
