import type { Page } from "@playwright/test";
import { violationsOf } from "#tests/support/axe.ts";
import { expect, test, unique } from "../support/test.ts";

/** The editor comes with script. */
const scripted = { tag: "@script" };

const text = (page: Page) => page.locator("[contenteditable=true]").and(page.getByRole("textbox", { name: "Текст" }));
const tool = (page: Page, name: string) => page.getByRole("toolbar").getByRole("button", { name, exact: true });
/** What would be sent now. */
const markdown = (page: Page) =>
  page.evaluate(() => new FormData(document.querySelector<HTMLFormElement>("form#publication")!).get("body"));

test("a table is made by the tools, and pasted ones keep their cells", scripted, async ({ as }) => {
  const page = await as("ivan", { editor: true });
  const title = unique("С таблицей");
  await page.goto("/ugc/create");
  await page.getByLabel("Заголовок").fill(title);
  await text(page).click();
  await tool(page, "Таблица").click();
  await page.keyboard.type("Смена");
  await page.getByRole("button", { name: "Столбец справа" }).click();
  await page.keyboard.type(" и часы");
  await page.getByRole("button", { name: "Убрать строку" }).press("Enter");
  await expect(text(page).locator("th, td")).toHaveCount(6);
  await page.keyboard.press("Control+z");
  await expect(text(page).locator("th, td")).toHaveCount(9);
  await page.getByRole("button", { name: "Убрать столбец" }).click();
  await expect.poll(() => markdown(page)).toMatch(/^(\| +){2}\|\n\| --- \| --- \|\n/);
  await page.getByRole("button", { name: "Убрать таблицу" }).click();
  await expect(text(page).locator("table")).toHaveCount(0);
  await text(page).evaluate((editor) => {
    const data = new DataTransfer();
    const cells = "<tr><td><p>Ночь</p></td><td><b>8</b> ч | 30 мин</td></tr><tr><td>День</td></tr>";
    data.setData("text/html", `<table>${cells}</table>`);
    editor.dispatchEvent(new ClipboardEvent("paste", { clipboardData: data, bubbles: true, cancelable: true }));
  });
  await page.getByRole("button", { name: "Опубликовать" }).click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(page.locator("article th")).toHaveText(["Ночь", "8 ч | 30 мин"]);
  await expect(page.locator("article td")).toHaveText(["День", ""]);
  expect(await violationsOf(page)).toEqual([]);
});

test(
  "Tab leads through the cells of a table and makes a new row; Esc and Tab lead on; sizes and days stay as typed",
  scripted,
  async ({ as }) => {
    const page = await as("ivan", { editor: true });
    await page.goto("/ugc/create");
    await text(page).click();
    await page.keyboard.type("2 * 3 * 4 и 30*40*50, *важно*");
    await page.keyboard.press("Enter");
    await page.keyboard.type("5. мая – выходной");
    await tool(page, "Таблица").click();
    for (const word of ["Один", "Два", "Три", "Четыре", "Пять", "Шесть", "Семь"]) {
      await page.keyboard.type(word);
      await page.keyboard.press("Tab");
    }
    await page.keyboard.press("Shift+Tab");
    await page.keyboard.type("Снова");
    const table = "| Один | Два |\n| --- | --- |\n| Три | Четыре |\n| Пять | Шесть |\n| Снова |  |";
    await expect.poll(() => markdown(page)).toBe(`2 * 3 * 4 и 30*40*50, *важно*\n\n5. мая – выходной\n\n${table}`);
    await page.keyboard.press("Escape");
    await page.keyboard.press("Tab");
    await expect(page.getByRole("button", { name: "Опрос" })).toBeFocused();
  },
);
