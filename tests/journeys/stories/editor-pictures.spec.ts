import type { Locator, Page } from "@playwright/test";
import { pictureFile } from "../support/picture.ts";
import { expect, test, unique } from "../support/test.ts";

/** The editor comes with script. */
const scripted = { tag: "@script" };

const tool = (page: Page, name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });
const text = (page: Page) => page.locator("[contenteditable=true]").and(page.getByRole("textbox", { name: "Текст" }));

test(
  "a picture from the clipboard joins those that were chosen, in a publication and under it",
  scripted,
  async ({ as }) => {
    const page = await as("ivan", { editor: true });
    const title = unique("Снимок экрана");
    await page.goto("/ugc/create");
    await page.getByLabel("Заголовок").fill(title);
    await text(page).click();
    await page.keyboard.type("Смотрите");
    await pastePicture(text(page), "image.png");
    await expect(page.getByRole("img", { name: "Новая картинка 1" })).toBeVisible();
    await page.getByLabel(/^Картинки/).setInputFiles([await pictureFile(2)]);
    await page.getByLabel("Описание картинки 1").fill("Окно с отчётом");
    await page.getByLabel(/^Картинки/).setInputFiles([await pictureFile(3)]);
    await expect(page.getByRole("img", { name: /Новая картинка/ })).toHaveCount(3);
    await page.getByRole("button", { name: "Убрать" }).nth(1).click();
    await expect(page.getByLabel("Описание картинки 1")).toHaveValue("Окно с отчётом");
    await page.getByRole("button", { name: "Опубликовать" }).click();
    await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(page.locator("article .pictures a[data-picture]")).toHaveCount(2);

    const comment = page.getByLabel("Ваш комментарий");
    await comment.fill("И ещё вот");
    await pastePicture(comment, "снимок.png");
    await expect(page.getByText("снимок.png").first()).toBeVisible();
    await page.getByRole("button", { name: "Отправить" }).click();
    await expect(page.locator("main").getByText("И ещё вот").first()).toBeVisible();
    await expect(page.locator("ul:not(.pictures) > li > a[data-picture]")).toHaveCount(1);
  },
);

test("an article takes pictures by the tool beside those that are chosen already", scripted, async ({ as }) => {
  const page = await as("editor", { editor: true });
  await page.goto("/admin/news/create");
  await page.getByLabel("Заголовок").fill(unique("Первый день редактора"));
  await text(page).click();
  await page.keyboard.type("До картинки");
  await page.getByLabel(/^Картинки/).setInputFiles([await pictureFile(1)]);
  await page.getByLabel(/^Картинки/).setInputFiles([await pictureFile(2)]);
  await expect(page.getByRole("img", { name: /Новая картинка/ })).toHaveCount(2);
  await tool(page, "Картинка").click();
  const chooser = page.waitForEvent("filechooser");
  await page.getByRole("button", { name: "Выбрать картинку" }).click();
  await (await chooser).setFiles([await pictureFile(3)]);
  await expect(page.getByRole("button", { name: /^Вставить: Картинка/ })).toHaveCount(3);
  await page.getByRole("button", { name: "Вставить: Картинка 3" }).click();
  await expect(text(page).locator("img")).toHaveCount(1);
  await expect(page.getByLabel(/^Что на картинке/)).toHaveCount(3);
});

async function pastePicture(field: Locator, name: string): Promise<void> {
  const { buffer } = await pictureFile(1);
  await field.evaluate(
    (element, given) => {
      const clipboardData = new DataTransfer();
      const bytes = Uint8Array.from(atob(given.bytes), (one) => one.charCodeAt(0));
      clipboardData.items.add(new File([bytes], given.name, { type: "image/png" }));
      element.dispatchEvent(new ClipboardEvent("paste", { clipboardData, bubbles: true, cancelable: true }));
    },
    { bytes: buffer.toString("base64"), name },
  );
}
