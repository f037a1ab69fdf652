import type { Locator, Page } from "@playwright/test";
import { expect, test, unique } from "../support/test.ts";

/** Types a whole name and leaves the field: its list stands in nobody's way. */
async function nameIvan(field: Locator): Promise<void> {
  await field.fill("Иван Ёлкин");
  await field.blur();
}

/** Anna makes a closed channel and asks ivan in; gives its path. */
async function makeChannel(anna: Page): Promise<string> {
  const alias = unique("k").replace(" ", "-");
  // Nothing like what another story calls its channel: of that the portal would warn.
  const title = crypto.randomUUID();
  await anna.goto("/channels/create");
  await anna.getByLabel("Название").fill(title);
  await anna.getByText("Ещё настройки").click();
  await anna.getByLabel("Адрес").fill(alias);
  await anna.getByText("По приглашению", { exact: true }).click();
  await anna.getByRole("button", { name: "Создать канал" }).click();
  await expect(anna.getByRole("heading", { level: 1 })).toHaveText(title);
  await anna.goto(`/c/${alias}/invites`);
  await nameIvan(anna.getByLabel("Кого позвать"));
  await anna.getByRole("button", { name: "Пригласить", exact: true }).click();
  await expect(anna.getByText("Ждёт ответа")).toBeVisible();
  return `/c/${alias}`;
}

/** Anna begins a thread in it; gives the thread's path. */
async function begin(anna: Page, channel: string, question: string): Promise<string> {
  await anna.goto(channel);
  await anna.getByText("Начать обсуждение").click();
  await anna.getByLabel("Заголовок").fill(question);
  await anna.getByRole("button", { name: "Опубликовать" }).click();
  await expect(anna.getByRole("heading", { level: 1 })).toHaveText(question);
  return new URL(anna.url()).pathname;
}

test("anna makes a channel and asks ivan in; his answer comes to her page; shut out, he finds nothing of it", async ({
  as,
}, { project }) => {
  const [question, answer] = [unique("Кто выйдет в субботу?"), unique("Могу я")];
  const anna = await as("anna");
  const channel = await makeChannel(anna);
  const thread = await begin(anna, channel, question);
  const listening = project.name === "js" && anna.waitForResponse(/\/live\?/);
  await anna.goto(thread);
  await listening;

  const ivan = await as("ivan");
  await ivan.goto(channel);
  await expect(ivan.getByText(question)).toHaveCount(0);
  await ivan.getByRole("button", { name: "Принять приглашение" }).click();
  await ivan.getByRole("link", { name: question }).click();
  await ivan.getByLabel("Ваш комментарий").fill(answer);
  await ivan.getByRole("button", { name: "Отправить" }).click();
  await expect(ivan.locator("#comments li", { hasText: answer })).toBeVisible();

  if (project.name !== "js") await anna.getByRole("link", { name: "Обновить" }).click();
  await expect(anna.locator("#comments li", { hasText: answer })).toBeVisible();

  await anna.goto(`${channel}/blacklist`);
  await nameIvan(anna.getByLabel("Кому закрыть вход"));
  await anna.getByRole("button", { name: "Закрыть вход" }).click();
  await expect(anna.getByRole("button", { name: /^Открыть вход/ })).toBeVisible();
  for (const path of [channel, thread]) expect((await ivan.goto(path))?.status()).toBe(404);
  await ivan.goto(`/search/channel?${new URLSearchParams({ query: question })}`);
  await expect(ivan.getByRole("link", { name: question })).toHaveCount(0);
});

test("who comes back to a thread finds a line where they stopped, and the way to it", async ({ as }) => {
  const [question, later] = [unique("Что привезти?"), unique("Два мешка льда")];
  const anna = await as("anna");
  const channel = await makeChannel(anna);
  const thread = await begin(anna, channel, question);
  await anna.goto("/main");
  const ivan = await as("ivan");
  await ivan.goto(channel);
  await ivan.getByRole("button", { name: "Принять приглашение" }).click();
  await expect(ivan.getByRole("link", { name: question })).toBeVisible();
  await ivan.goto(thread);
  await ivan.getByLabel("Ваш комментарий").fill(later);
  await ivan.getByRole("button", { name: "Отправить" }).click();
  await expect(ivan.locator("#comments li", { hasText: later })).toBeVisible();

  await anna.goto(thread);
  const line = anna.locator("#talk > li").filter({ hasText: /^Непрочитанное$/ });
  await expect(line).toBeVisible();
  await anna.getByRole("link", { name: "К непрочитанному: 1 новый ответ" }).click();
  await expect(anna.locator("#comments li[id]", { hasText: later })).toBeInViewport();
});
