import type { Page } from "@playwright/test";
import { pictureFile } from "../support/picture.ts";
import { expect, test, unique } from "../support/test.ts";
import { waitForScript } from "../support/walk.ts";

/** Without script a text is a field of the form, and what is kept is what is sent. */
const scripted = { tag: "@script" };

const text = (page: Page) => page.locator("[contenteditable=true]").and(page.getByRole("textbox", { name: "Текст" }));

test("who keeps a draft goes on writing where they were, and all of it is published", scripted, async ({ as }) => {
  const page = await as("ivan", { editor: true });
  const title = unique("Пишу с перерывом");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(title);
  await text(page).click();
  await page.keyboard.type("Первая строка и ещё");
  await page.keyboard.press("ArrowLeft");
  await page.getByRole("button", { name: "Сохранить черновик" }).click();
  await expect(page).toHaveURL(/draft=/);
  await expect(page.getByText("Черновик сохранён", { exact: true })).toBeVisible();
  await expect(text(page)).toHaveText("Первая строка и ещё");
  await expect(text(page)).toBeFocused();
  await page.keyboard.type("Ё");
  await page.keyboard.press("End");
  await page.keyboard.type(", и то, что дописано потом");
  await page.keyboard.press("Control+Enter");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("article .prose")).toHaveText("Первая строка и ещЁё, и то, что дописано потом");
  await page.getByLabel("Ваш комментарий").fill("Смотрите (www.veche.example/план).");
  await page.keyboard.press("Meta+Enter");
  const link = page.getByRole("link", { name: "www.veche.example/план", exact: true });
  await expect(link).toHaveAttribute("href", "https://www.veche.example/план");
  await expect(link).toHaveAttribute("rel", /nofollow/);
});

test("the ring of focus stands whole around the editor, on light and on dark", scripted, async ({ as }) => {
  const page = await as("editor", { editor: true });
  for (const path of ["/ugc/create", "/admin/news/create"]) {
    await page.goto(path);
    await text(page).click();
    for (const colorScheme of ["light", "dark"] as const) {
      await page.emulateMedia({ colorScheme });
      await expect(text(page)).toHaveCSS("outline-style", "none");
      const frame = page.locator(".editor-frame");
      await expect(frame).toHaveCSS("outline-style", "solid");
      await expect(frame).toHaveCSS("outline-width", "3px");
      const cut = await frame.evaluate((element) => {
        for (let above = element.parentElement; above && above !== document.body; above = above.parentElement)
          if (getComputedStyle(above).overflow !== "visible") return above.className;
        return "";
      });
      expect(cut).toBe("");
    }
  }
});

test("an editor who saves an article goes on writing it, and always sees where it stands", scripted, async ({ as }) => {
  const page = await as("editor", { editor: true });
  const title = unique("Статья с перерывом");
  await page.goto("/admin/news/create");
  await page.getByLabel("Заголовок").fill(title);
  await text(page).click();
  await page.keyboard.type("Начало и продолжение");
  await expect(page.getByText("Состояние: Ещё не сохранена").first()).toBeVisible();
  await page.getByRole("checkbox", { name: "Новости сети" }).press("Space");
  await page.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(page).toHaveURL(/\/admin\/news\/[0-9a-f-]{36}$/);
  await expect(text(page)).toHaveText("Начало и продолжение");
  await expect(page.getByText("Состояние: Черновик").first()).toBeVisible();
  // The form is drawn anew from what was saved; the editor draws it and writes into it.
  await text(page).click();
  await page.keyboard.press("End");
  await page.keyboard.type(", а потом конец");
  await page.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(page.getByText("Сохранено", { exact: true }).first()).toBeVisible();
  await expect(text(page)).toHaveText("Начало и продолжение, а потом конец");
});

test("who leaves at once finds every word among the drafts", scripted, async ({ as }) => {
  const page = await as("ivan", { editor: true });
  const refused: string[] = [];
  page.on("response", (answer) => {
    if (answer.request().method() === "POST" && answer.status() >= 400)
      refused.push(`${answer.status()} ${answer.url()}`);
  });
  await page.goto("/ugc/create");
  const words = unique("Ушёл сразу");
  await text(page).click();
  await page.keyboard.type(words);
  const saved = page.waitForResponse((answer) => answer.request().method() === "POST");
  await page.getByRole("link", { name: "Люди" }).first().click();
  expect(new URL((await saved).url()).pathname).toBe("/ugc/create");
  await page.goto("/drafts");
  await expect(page.getByText(words)).toBeVisible();
  expect(refused).toEqual([]);
});

test(
  "who leaves without a line finds the words in the outbox, and later among the drafts",
  scripted,
  async ({ as }) => {
    const page = await as("ivan", { editor: true });
    await page.goto("/ugc/create");
    const words = unique("Ушёл без связи");
    await text(page).click();
    await page.keyboard.type(words);
    await page.route("**/ugc/create*", (route) =>
      route.request().method() === "POST" ? route.abort() : route.continue(),
    );
    await page.getByRole("link", { name: "Люди" }).first().click();
    await expect(page.locator("#outbox")).toContainText("Исходящие: 1");
    await page.unroute("**/ugc/create*");
    const sent = page.waitForResponse((answer) => answer.request().method() === "POST" && /ugc/.test(answer.url()));
    await page.reload();
    await sent;
    await expect(page.locator("#outbox")).toBeEmpty();
    await page.goto("/drafts");
    await expect(page.getByText(words)).toBeVisible();
  },
);

test("pictures and the draft itself are not lost where the code of a form does not come @script", async ({ as }) => {
  const page = await as("ivan");
  const title = unique("Без кода");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(title);
  await page.getByLabel("Текст", { exact: true }).fill("Смотрите");
  await page.getByLabel("Картинки").setInputFiles([await pictureFile(1)]);
  await page.getByRole("button", { name: "Сохранить черновик" }).click();
  await expect(page.getByRole("group", { name: "Картинки публикации" }).getByRole("img")).toHaveCount(1);
  await page.route(/\/(kept-list|typed-keeping)-/, (route) => route.abort());
  await page.reload();
  await waitForScript(page);
  // The page goes on, so React draws anew what has no code yet.
  await page.getByRole("button", { name: "Предпросмотр" }).click();
  await expect(page.getByRole("region", { name: "Предпросмотр" }).getByText(title)).toBeVisible();
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("article img[src^='/files/']")).toHaveCount(1);
  await page.goto("/drafts");
  await expect(page.getByText(title)).toBeHidden();
});

test("what is said of a kept picture before its code comes stays @script", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(unique("До кода"));
  await page.getByLabel("Текст", { exact: true }).fill("Смотрите");
  await page.getByLabel("Картинки").setInputFiles([await pictureFile(1)]);
  await page.getByRole("button", { name: "Сохранить черновик" }).click();
  const about = page.getByLabel("Что на картинке 1");
  await expect(about).toBeVisible();
  let letCome = () => {};
  const wanted = new Promise<void>((resolve) => {
    letCome = resolve;
  });
  await page.route(/\/kept-list-/, async (route) => {
    await wanted;
    await route.continue();
  });
  await page.reload();
  await waitForScript(page);
  await about.fill("Река утром");
  // A choice of pictures draws the form again.
  await page.getByLabel("Добавить картинки").setInputFiles([await pictureFile(2)]);
  await expect(page.getByLabel("Описание картинки 1")).toBeAttached();
  await expect(about).toHaveValue("Река утром");
  letCome();
  await expect(page.getByRole("button", { name: "Картинку 1 выше" })).toBeVisible();
  await expect(about).toHaveValue("Река утром");
});

test("pictures stay with the draft, whatever is chosen beside the words, and are published with them", async ({
  as,
}) => {
  const page = await as("ivan");
  const title = unique("С картинками");
  const kept = page.getByRole("group", { name: "Картинки публикации" });
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(title);
  await page.getByLabel("Текст", { exact: true }).fill("Смотрите");
  await page.getByLabel("Картинки").setInputFiles([await pictureFile(1)]);
  await page.getByRole("button", { name: "Опрос" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Опрос в публикации");
  await page.getByRole("link", { name: "Назад" }).click();
  await expect(kept.getByRole("img")).toHaveCount(1);
  await page.getByLabel("Что на картинке 1").fill("Река утром");
  await page.getByLabel("Добавить картинки").setInputFiles([await pictureFile(2)]);
  await page.getByRole("button", { name: "Сохранить черновик" }).click();
  await expect(kept.getByRole("img")).toHaveCount(2);
  await expect(page.getByLabel("Добавить картинки")).toHaveValue("");
  await page.getByLabel("Убрать картинку 2").press("Space");
  await page.getByRole("button", { name: "Фон" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Фон публикации");
  await page.getByRole("link", { name: "Назад" }).click();
  await expect(kept.getByRole("img")).toHaveCount(1);
  await expect(page.getByLabel("Что на картинке 1")).toHaveValue("Река утром");
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("article").getByRole("img", { name: "Река утром" })).toBeVisible();
  await expect(page.locator("article img[src^='/files/']")).toHaveCount(1);
});
