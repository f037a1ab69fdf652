import { expect, test, unique } from "../support/test.ts";

test("ivan writes for anna alone and hears at once who else he has named cannot read it", async ({
  as,
  fresh,
  javaScriptEnabled,
}) => {
  const title = unique("Сюрприз ко дню рождения");
  const ivan = await as("ivan");
  await ivan.goto("/ugc/create");
  await ivan.getByLabel("Заголовок").fill(title);
  await ivan.getByLabel("Текст").fill("Собираем на подарок, спросите @editor");
  await ivan.getByText("Блоги · вся компания").click();
  await ivan.getByLabel(/^Только выбранным/).press("Space");
  await ivan.getByText("Люди, подразделения, города", { exact: true }).click();
  const people = ivan.getByLabel("Отдельным людям");
  if (javaScriptEnabled !== false) {
    await people.pressSequentially("Сокол");
    await ivan.getByRole("option", { name: /Анна Соколова/ }).click();
    await expect(ivan.getByRole("button", { name: "Убрать: Анна Соколова" })).toBeVisible();
  } else await people.fill("Анна Соколова");
  await ivan.getByRole("button", { name: "Опубликовать" }).click();
  await expect(ivan.getByRole("heading", { level: 1 })).toHaveText(title);
  await expect(ivan.getByText(/не увидит эту публикацию/).first()).toBeVisible();
  const address = ivan.url();

  const anna = await as("anna");
  expect((await anna.goto(address))?.status()).toBe(200);
  const other = await as(await fresh("reader-js"));
  expect((await other.goto(address))?.status()).toBe(404);

  await ivan.goto(address.replace("/ugc/", "/ugc/edit/"));
  await ivan.getByText("Блоги · выбранные").click();
  if (javaScriptEnabled !== false) await ivan.getByRole("button", { name: "Убрать: Анна Соколова" }).click();
  else await ivan.getByRole("checkbox", { name: "Анна Соколова" }).uncheck();
  await ivan.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(ivan.getByRole("link", { name: "Выберите, кому показать" })).toBeVisible();
});

test("ivan picks a colleague in the editor by arrows, and by a touch", { tag: "@script" }, async ({ as }) => {
  const page = await as("ivan", { editor: true });
  await page.goto("/ugc/create");
  const text = page.locator("[contenteditable=true]").and(page.getByRole("textbox", { name: "Текст" }));
  await text.click();
  await page.keyboard.type("Спросите @соко");
  const anna = page.getByRole("option", { name: /Анна Соколова/ });
  await expect(anna).toBeVisible();
  await expect(text).toHaveAttribute("aria-activedescendant", /./);
  await page.keyboard.press("ArrowDown");
  await page.keyboard.press("ArrowUp");
  await page.keyboard.press("Enter");
  await expect(anna).toBeHidden();
  await page.keyboard.type("или @соко");
  await anna.dispatchEvent("pointerdown");
  await page.keyboard.type("сегодня");
  const body = () =>
    page.evaluate(() => new FormData(document.querySelector<HTMLFormElement>("form#publication")!).get("body"));
  expect(await body()).toBe("Спросите @anna или @anna сегодня");
});
