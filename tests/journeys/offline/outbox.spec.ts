import { expect, expectSaved, settle, wentOffline } from "../support/offline.ts";
import { test } from "../support/own-browser.ts";
import { password } from "../support/people.ts";
import { unique } from "../support/test.ts";
import { entries, openTalk, say, waits } from "./talk.ts";

test("what two tabs have sent without network goes once each, in order, after the browser was killed", async ({
  own,
  line,
}) => {
  const page = await own.open("ivan");
  await openTalk(page, line.origin);
  const other = await page.context().newPage();
  await other.goto(page.url());
  await expect.poll(() => other.evaluate(() => navigator.serviceWorker.controller !== null)).toBe(true);
  await wentOffline(page, line);
  const texts = [unique("Первое"), unique("Второе"), unique("Третье"), unique("Четвёртое")];
  for (const [at, text] of texts.entries()) {
    const tab = at % 2 ? other : page;
    await say(tab, text);
    await expect(waits(tab)).toHaveText(`Исходящие: ${at + 1}`);
    await expect(tab.locator("textarea[name=text]").first()).toHaveValue("");
  }
  const address = page.url();
  await own.kill();
  const again = await own.open("ivan");
  await again.goto(`${line.origin}/outbox`);
  await expect(entries(again)).toHaveCount(4);
  for (const [at, text] of texts.entries()) await expect(entries(again).nth(at)).toContainText(text);
  line.mend();
  await again.reload();
  await expect(again.getByText("Всё отправлено")).toBeVisible();
  await again.goto(address);
  const said = await again.locator("#comments li").allInnerTexts();
  const found = said.flatMap((one) => texts.filter((text) => one.includes(text)));
  expect(found.sort()).toEqual([...texts].sort());
});

test("a form in the outbox is changed and dropped without network, by its person alone", async ({ as, line }) => {
  const page = await as("ivan");
  await openTalk(page, line.origin);
  const address = page.url();
  await settle(page, address);
  await wentOffline(page, line);
  const [first, second, changed] = [unique("Оставим"), unique("Удалим"), unique("Исправили")];
  await say(page, first);
  await expect(waits(page)).toHaveText("Исходящие: 1");
  await say(page, second);
  await expect(waits(page)).toHaveText("Исходящие: 2");

  await waits(page).getByRole("link").click();
  await entries(page)
    .nth(1)
    .getByRole("button", { name: /^Удалить/ })
    .click();
  await expect(entries(page).nth(1)).toContainText("То, что вы написали, пропадёт");
  await page.getByRole("button", { name: /^Оставить/ }).click();
  await entries(page)
    .nth(1)
    .getByRole("button", { name: /^Удалить/ })
    .click();
  await page.getByRole("button", { name: /^Да, удалить/ }).click();
  await expect(entries(page)).toHaveCount(1);

  await page.getByRole("button", { name: /^Изменить/ }).click();
  await expect(page).toHaveURL(address);
  const field = page.locator("textarea[name=text]").first();
  await expect(field).toHaveValue(first);
  await field.fill(changed);
  await page.getByRole("button", { name: "Отправить" }).first().click();
  await expect(field).toHaveValue("");
  await expect(waits(page)).toHaveText("Исходящие: 1");

  line.mend();
  await page.context().setOffline(false);
  await expect(page.locator("#comments").getByText(changed, { exact: true })).toBeVisible();
  await expect(page.locator("#comments").getByText(second)).toHaveCount(0);
  await expect(page.locator("#comments").getByText(first)).toHaveCount(0);
  await expect(waits(page)).toBeEmpty();
});

test("what the portal refuses comes back as its form, with its errors", async ({ as, line }) => {
  const page = await as("ivan");
  const title = unique("Без текста");
  await settle(page, `${line.origin}/ugc/create`);
  await expectSaved(page, "/outbox");
  await wentOffline(page, line);
  await page.getByLabel("Заголовок").fill(title);
  await page.getByText("Блоги · вся компания").click();
  await page.getByLabel("Работа").press("Space");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Исходящие");
  await expect(entries(page)).toContainText("ждёт связи");

  line.mend();
  await page.context().setOffline(false);
  await expect(entries(page)).toContainText("Напишите текст публикации");
  await expect(waits(page)).toHaveText("Исходящие: 1, не принята 1");
  await page.getByRole("button", { name: /^Исправить/ }).click();
  await expect(page.getByRole("alert").filter({ hasText: "Исправьте ошибки" })).toBeVisible();
  await expect(page.getByLabel("Заголовок")).toHaveValue(title);
  await expect(page.getByLabel("Работа")).toBeChecked();
  await page.getByLabel("Текст", { exact: true }).fill("Теперь с текстом");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(waits(page)).toBeEmpty();
});

test("an ended session keeps the form for its own person, whoever comes between", async ({ as, line, cookiesOf }) => {
  const page = await as("ivan");
  await openTalk(page, line.origin);
  const address = page.url();
  const text = unique("Сеанс кончился");
  await page.context().clearCookies();
  await say(page, text);
  await expect(page).toHaveURL(/\/(login|auth)/);

  const enter = async (login: string) => {
    await page.context().clearCookies();
    await page.context().addCookies(await cookiesOf(login));
  };
  await enter("anna");
  await page.goto(`${line.origin}/outbox`);
  await expect(page.getByText("Всё отправлено")).toBeVisible();
  await expect(waits(page)).toBeEmpty();
  await enter("ivan");
  await page.goto(address);
  await expect(page.locator("#comments").getByText(text, { exact: true })).toHaveCount(1);
  await expect(waits(page)).toBeEmpty();
});

test("whoever signs out with something unsent is asked first", async ({ as, fresh, line }) => {
  const page = await as("nobody");
  const login = await fresh("leaver-js");
  const signIn = async () => {
    await page.goto(`${line.origin}/login?returnTo=/feed/work`);
    await page.getByLabel("Логин").fill(login);
    await page.getByLabel("Пароль").fill(password);
    await page.getByRole("button", { name: "Войти", exact: true }).click();
    await page.waitForURL("**/feed/work");
  };
  await signIn();
  await openTalk(page, line.origin);
  const address = page.url();
  const text = unique("Ухожу");
  line.fault = "before";
  await say(page, text);
  await expect(waits(page)).toHaveText("Исходящие: 1");
  await page.locator("header summary").last().click();
  await page.getByRole("button", { name: "Выйти" }).click();
  await expect(page.getByText("Вы выходите, а не всё отправлено")).toBeVisible();
  await page.getByRole("button", { name: "Оставить и выйти" }).click();
  await expect(page.getByRole("link", { name: "Войти" }).first()).toBeVisible();
  line.fault = "none";
  await signIn();
  await page.goto(address);
  await expect(page.locator("#comments").getByText(text, { exact: true })).toHaveCount(1);
});

test("what may not wait keeps its text and says why", async ({ as, line }) => {
  const page = await as("ivan");
  await settle(page, `${line.origin}/ugc/create`);
  line.fault = "before";
  await page.getByLabel("Текст", { exact: true }).fill("Это останется");
  await page.getByRole("button", { name: "Предпросмотр" }).click();
  const said = page.locator("[data-toasts] [role=alert]");
  await expect(said).toContainText("Эта кнопка работает только со связью.");
  const buffer = Buffer.alloc(7 * 1024 * 1024);
  const films = [1, 2, 3].map((one) => ({ name: `фото-${one}.jpg`, mimeType: "image/jpeg", buffer }));
  await page.getByLabel("Картинки").setInputFiles(films);
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(said).toContainText("Файлы больше 20 МБ");
  await expect(page.locator("textarea[name=body]")).toHaveValue("Это останется");
  await expect(waits(page)).toBeEmpty();
});

test("a form in a dialog waits like any other", async ({ as, line }) => {
  const page = await as("anna");
  await settle(page, `${line.origin}/trash`);
  await page.locator("a[data-dialog]").first().click();
  const dialog = page.getByRole("dialog");
  await expect(dialog).toBeVisible();
  await wentOffline(page, line);
  await dialog.getByRole("button", { name: "Удалить насовсем" }).click();
  await expect(waits(page)).toHaveText("Исходящие: 1");
  await expect(dialog).toHaveCount(0);
});
