import type { Locator, Page } from "@playwright/test";
import { type Browser, signIn } from "#tests/support/browser.ts";
import { enter } from "./keyboard.ts";
import { unique } from "./test.ts";

let writer: Promise<Browser> | undefined;

/** The path of a publication in «Жизнь» under which nobody else talks. */
export async function newTalk(): Promise<string> {
  writer ??= signIn(process.env.JOURNEYS_URL!, "moderator");
  const browser = await writer;
  const said = { intent: "publish", title: unique("Разговор"), body: "О чём говорить", feed: "life", reach: "company" };
  const form = { ...said, _csrf: await browser.csrf(), _key: unique("talk") };
  const place = (await browser.send("/ugc/create", { form })).headers.get("location");
  if (!place?.startsWith("/ugc/")) throw new Error(`The talk was not published: ${place}`);
  return new URL(place, browser.origin).pathname;
}

/** Opens what one may do with a card of a list and gives where it stands: without script on the page of the publication. */
export async function openDeeds(card: Locator): Promise<Locator> {
  const menu = (where: Locator) => where.locator("summary", { hasText: "Действия с публикацией" });
  await menu(card).click();
  const whole = card.getByRole("link", { name: "Все действия" });
  const drawn = card.locator("details[open] .menu-item").first();
  await drawn.waitFor();
  if (!(await whole.isVisible())) return card;
  const article = card.page().locator("main article").first();
  await whole.click();
  await card.page().waitForURL(/\/(ugc|article)\//);
  await menu(article).click();
  return article;
}

/** Opens what one may do with a comment: without script on the part of the talk where it is named. */
export async function openCommentDeeds(comment: Locator): Promise<void> {
  const menu = comment.locator("summary", { hasText: "Действия с комментарием" });
  await menu.click();
  await comment.locator("details[open] .menu-item").first().waitFor();
  const whole = comment.getByRole("link", { name: "Все действия" });
  if (!(await whole.isVisible())) return;
  await whole.click();
  await comment.page().waitForURL(/[?&]comment=/);
  await menu.click();
}

/** The same by the keyboard alone. */
export async function enterCommentDeeds(page: Page, comment: Locator): Promise<void> {
  const menu = comment.locator("summary", { hasText: "Действия с комментарием" });
  await enter(page, menu);
  await comment.locator("details[open] .menu-item").first().waitFor();
  const whole = comment.getByRole("link", { name: "Все действия" });
  if (!(await whole.isVisible())) return;
  await enter(page, whole);
  await enter(page, menu);
}
