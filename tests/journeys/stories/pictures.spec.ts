import type { Page } from "@playwright/test";
import sharp from "sharp";
import { violationsOf } from "#tests/support/axe.ts";
import { tabTo } from "../support/keyboard.ts";
import { expect, test, unique } from "../support/test.ts";

/** A picture 800 × 400: red above, blue below. */
async function twoStripes(name: string) {
  const stripe = (background: string) =>
    sharp({ create: { width: 800, height: 200, channels: 3, background } })
      .png()
      .toBuffer();
  const buffer = await sharp({ create: { width: 800, height: 400, channels: 3, background: "#000" } })
    .composite([
      { input: await stripe("#f00"), top: 0, left: 0 },
      { input: await stripe("#00f"), top: 200, left: 0 },
    ])
    .jpeg({ quality: 100 })
    .toBuffer();
  return { name, mimeType: "image/jpeg", buffer };
}

/** The pictures of the publication that is open: their sizes, and what is said of them. */
async function shown(page: Page): Promise<string[]> {
  const pictures = page.locator("article img[src^='/files/']");
  return pictures.evaluateAll((all) =>
    all.map((one) => `${one.getAttribute("width")}×${one.getAttribute("height")} ${one.getAttribute("alt")}`.trim()),
  );
}

async function openChange(page: Page): Promise<void> {
  await page.locator("article summary", { hasText: "Действия с публикацией" }).click();
  await page.getByRole("link", { name: "Изменить" }).first().click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Правка публикации");
}

const save = (page: Page) => page.getByRole("button", { name: "Сохранить", exact: true }).click();

test("pictures are turned and cut by ready choices, named, put in order and taken away", async ({
  as,
  javaScriptEnabled,
}) => {
  const page = await as("ivan");
  await page.goto("/ugc/create");
  await page.getByLabel("Текст").fill(unique("Две картинки"));
  await page.locator("summary", { hasText: "Картинка" }).click();
  await page.getByLabel("Картинки").setInputFiles([await twoStripes("раз.jpg"), await twoStripes("два.jpg")]);
  if (javaScriptEnabled === false) {
    await page.getByText("Подписи, кадр и поворот новых картинок").click();
    await page.getByLabel("Что на картинках").fill("Первая\nВторая");
    await page.getByLabel("Кадр (необязательно)").selectOption("Квадрат");
  } else {
    await page.getByLabel("Описание картинки 1").fill("Первая");
    await page.getByText("Кадр и поворот").first().click();
    await page.getByLabel("Кадр (необязательно)").first().selectOption("Квадрат");
  }
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByText("Опубликовано")).toBeVisible();
  const both = javaScriptEnabled === false ? ["400×400 Первая", "400×400 Вторая"] : ["400×400 Первая", "800×400"];
  await expect.poll(() => shown(page)).toEqual(both);

  await openChange(page);
  await page.getByLabel("Что на картинке 1").fill("Квадрат");
  await page.getByLabel("Что на картинке 2").fill("Флаг");
  await page.getByText("Кадр и поворот", { exact: true }).nth(1).click();
  await page.getByLabel("Поворот (необязательно)").nth(1).selectOption("На 90° вправо");
  await page.getByLabel("Отразить слева направо").nth(1).press("Space");
  if (javaScriptEnabled === false) {
    await page.getByLabel("Место").nth(0).selectOption("2");
    await page.getByLabel("Место").nth(1).selectOption("1");
  } else {
    await page.getByRole("button", { name: "Картинку 2 выше" }).press("Enter");
    await expect(page.getByText("Картинка 2 теперь на месте 1")).toBeAttached();
  }
  await save(page);
  await expect(page.getByText("Изменения сохранены")).toBeVisible();
  await expect
    .poll(() => shown(page))
    .toEqual([javaScriptEnabled === false ? "400×400 Флаг" : "400×800 Флаг", "400×400 Квадрат"]);

  await openChange(page);
  await page.getByLabel("Убрать картинку 1").press("Space");
  await save(page);
  await expect(page.getByText("Изменения сохранены")).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(["400×400 Квадрат"]);
});

// Without script there are ready choices.
test("a picture is cut by a frame: dragged by the mouse, or said in numbers by the keyboard alone", {
  tag: "@script",
}, async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/ugc/create");
  await page.getByLabel("Текст").fill(unique("Кадр рукой"));
  await page.locator("summary", { hasText: "Картинка" }).click();
  await page.getByLabel("Картинки").setInputFiles([await twoStripes("раз.jpg")]);
  await page.getByText("Кадр и поворот").click();
  await page.getByRole("button", { name: "Кадрировать" }).click();
  const dialog = page.getByRole("dialog", { name: "Кадрирование" });
  const stage = dialog.getByRole("img");
  await expect.poll(() => stage.evaluate((canvas: HTMLCanvasElement) => canvas.width)).toBe(640);
  const box = (await stage.boundingBox())!;
  await page.mouse.move(box.x + box.width - 1, box.y + box.height - 1);
  await page.mouse.down();
  await page.mouse.move(box.x + box.width / 2 - 1, box.y + box.height / 2 - 1, { steps: 4 });
  await page.mouse.up();
  await expect(dialog.getByLabel("Ширина, %")).toHaveValue(/^5[01]$/);
  await expect(dialog.getByLabel("Высота, %")).toHaveValue(/^5[01]$/);
  await dialog.getByRole("button", { name: "Готово" }).click();
  await expect(page.getByText("Выбран свой кадр")).toBeVisible();
  await expect(page.getByRole("button", { name: "Кадрировать" })).toBeFocused();

  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByRole("button", { name: "16 : 9" }));
  await page.keyboard.press("Enter");
  await tabTo(page, dialog.getByLabel("Ширина, %"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("40");
  await tabTo(page, dialog.getByLabel("Слева, %"));
  await page.keyboard.press("ControlOrMeta+A");
  await page.keyboard.type("60");
  await page.keyboard.press("Enter");
  await expect(dialog).toHaveCount(0);
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByText("Опубликовано")).toBeVisible();
  await expect.poll(() => shown(page)).toEqual(["320×180"]);
});

test("the pictures of a publication open large: keys lead among them, Esc back to the one that was pressed", async ({
  as,
  javaScriptEnabled,
}) => {
  const page = await as("ivan");
  await page.goto("/ugc/create");
  await page.getByLabel("Текст").fill(unique("Посмотрите ближе"));
  await page.getByLabel("Картинки").setInputFiles([await twoStripes("раз.jpg"), await twoStripes("два.jpg")]);
  await page.getByRole("button", { name: "Опубликовать" }).click();
  const links = page.locator("article a[data-picture]");
  await expect(links).toHaveCount(2);
  await expect(links.first()).toHaveAccessibleName("Открыть картинку");
  if (javaScriptEnabled === false) {
    const answer = await page.request.get((await links.first().getAttribute("href"))!);
    expect(answer.headers()["content-type"]).toMatch(/^image\//);
    return;
  }
  await links.first().focus();
  await page.keyboard.press("Enter");
  const dialog = page.getByRole("dialog", { name: "Просмотр картинки" });
  await expect(dialog.getByText("1 из 2")).toBeVisible();
  await page.keyboard.press("ArrowRight");
  await expect(dialog.getByText("2 из 2")).toBeVisible();
  await expect(dialog.getByRole("img")).toHaveAttribute("src", new RegExp((await links.nth(1).getAttribute("href"))!));
  await dialog.getByRole("button", { name: "Предыдущая картинка" }).click();
  await expect(dialog.getByText("1 из 2")).toBeVisible();
  expect(await violationsOf(page)).toEqual([]);
  await page.keyboard.press("Escape");
  await expect(dialog).toHaveCount(0);
  await expect(links.first()).toBeFocused();
});

test("a picture stands among the words, put there by a press or by its line", async ({ as, javaScriptEnabled }) => {
  const isScripted = javaScriptEnabled !== false;
  const page = await as("ivan", { editor: isScripted });
  const title = unique("Картинка среди слов");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(title);
  const picture = await twoStripes("вид.jpg");
  if (isScripted) {
    const text = page.locator("[contenteditable=true]");
    await text.click();
    await page.keyboard.type("До картинки");
    await page.getByRole("toolbar").getByRole("button", { name: "Картинка", exact: true }).click();
    const chooser = page.waitForEvent("filechooser");
    await page.getByRole("button", { name: "Выбрать картинку" }).click();
    await (await chooser).setFiles(picture);
    await page.getByRole("button", { name: "Вставить: Картинка 1" }).press("Enter");
    await expect(text.locator("img")).toBeVisible();
    await expect(text).toBeFocused();
    await page.keyboard.press("ArrowRight");
    await page.keyboard.press("Enter");
    await page.keyboard.type("После картинки");
  } else {
    await page.getByLabel("Текст").fill("До картинки");
    await page.locator("summary", { hasText: "Картинка" }).click();
    await page.getByLabel("Картинки").setInputFiles(picture);
    await page.getByRole("button", { name: "Сохранить черновик" }).click();
    const line = await page.locator("code", { hasText: "/files/" }).textContent();
    await page.getByLabel("Текст").fill(`До картинки\n\n${line}\n\nПосле картинки`);
  }
  if (isScripted) expect(await violationsOf(page)).toEqual([]);
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  const parts = page.locator("article .prose > *");
  await expect(parts).toHaveText(["До картинки", "", "После картинки"]);
  await expect(parts.nth(1).locator("img[width]")).toHaveAttribute("width", "800");
  await expect(page.locator("article .pictures")).toHaveCount(0);
});
