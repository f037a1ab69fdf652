import { expect, test, unique } from "../support/test.ts";

test("a guest sees public pages only", async ({ as }) => {
  const page = await as("guest");
  for (const path of ["/", "/about", "/welcome"]) {
    expect((await page.goto(path))?.status()).toBe(200);
  }
  await page.goto("/feed/work");
  await expect(page).toHaveURL(/\/not-allowed/);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Доступ к ресурсу запрещен");
  await expect(page.getByRole("navigation", { name: "Разделы" })).toHaveCount(0);
});

test("a stranger reads what the chief editor shows to guests, for as long as it is shown, and comes to the talk by signing in", async ({
  as,
}) => {
  const title = unique("Приходите в гости");
  const editor = await as("editor");
  await editor.goto("/admin/news/create");
  await editor.getByLabel("Заголовок").fill(title);
  await editor.getByLabel("Текст").fill("Ждём вас в **субботу**.");
  await editor.getByRole("checkbox", { name: "Новости сети" }).press("Space");
  await editor.getByRole("checkbox", { name: /Показать гостям/ }).press("Space");
  await editor.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(editor.getByRole("main").getByRole("alert").first()).toContainText("Гостям показывают то, что вышло");
  await editor.getByRole("button", { name: "Опубликовать" }).click();
  await expect(editor.getByText("Опубликовано").first()).toBeVisible();
  await expect(editor.getByRole("checkbox", { name: /Показать гостям/ })).toBeChecked();
  const address = (await editor.getByRole("link", { name: "Открыть", exact: true }).getAttribute("href"))!;

  for (const who of ["nobody", "guest"]) {
    const guest = await as(who);
    expect((await guest.goto(address))?.status()).toBe(200);
    await expect(guest.getByRole("heading", { level: 1 })).toHaveText(title);
    await expect(guest.getByText("Редакция")).toBeVisible();
    await expect(guest.getByText(/Строкова|Комментарии/)).toHaveCount(0);
  }
  const stranger = await as("nobody");
  await stranger.goto(address);
  await stranger.getByRole("main").getByRole("link", { name: "Войдите" }).click();
  await expect(stranger).toHaveURL(/\/auth\//);

  await editor.getByRole("checkbox", { name: /Показать гостям/ }).press("Space");
  await editor.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(editor.getByText("Сохранено").first()).toBeVisible();
  await stranger.goto(address);
  await expect(stranger).toHaveURL(/\/auth\//);
});

test("olga does not meet what the other company keeps to itself", async ({ as }) => {
  const anna = await as("anna");
  await anna.goto("/feed/work");
  await anna.locator("#feed").getByRole("link", { name: "График отпусков на следующий год" }).click();
  await expect(anna.getByRole("heading", { level: 1 })).toHaveText("График отпусков на следующий год");
  const address = anna.url();

  const olga = await as("olga");
  await olga.goto("/feed/work");
  await expect(olga.getByText("тайный план перевозок")).toBeVisible();
  await expect(olga.getByText("График отпусков")).toHaveCount(0);
  expect((await olga.goto(address))?.status()).toBe(404);
  await olga.goto("/search?query=отпуск");
  await expect(olga.getByText("тайный план перевозок")).toBeVisible();
  await expect(olga.getByText("График отпусков")).toHaveCount(0);
  expect((await olga.goto("/profile/ivan"))?.status()).toBe(404);
  await olga.goto("/feed/life");
  await expect(olga.getByText("общий субботник")).toBeVisible();
});
