import { expect, test } from "../support/test.ts";

test("a word with a hash leads to all that carries it, and following it fills «Подписки»", async ({ as }, {
  project,
}) => {
  const page = await as(`follower-${project.name}`);
  await page.goto("/hashtag/list");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Теги");
  await page.getByRole("searchbox", { name: "Начало тега" }).fill("#СЕР");
  await page.keyboard.press("Enter");
  await page
    .getByRole("main")
    .getByRole("link", { name: /^#сервис/ })
    .click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("#сервис");
  const card = page.locator("main article").first();
  const title = (await card.getByRole("heading").textContent())!;
  await card.getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title);
  await page.getByRole("main").getByRole("link", { name: "#сервис" }).click();
  await page.getByRole("button", { name: "Подписаться" }).click();
  await expect(page.getByRole("button", { name: "Вы подписаны" })).toBeVisible();
  await page.goto("/feed/subscriptions");
  await expect(page.getByRole("link", { name: title })).toBeVisible();
  await page.goto("/hashtag/list/сервис");
  await page.getByRole("button", { name: "Вы подписаны" }).click();
  await expect(page.getByRole("button", { name: "Подписаться" })).toBeVisible();
});

test("a hashtag that nobody uses says so and offers to be the first", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/hashtag/list/никто");
  await expect(page.getByText("С этим тегом пока ничего нет")).toBeVisible();
  await expect(page.getByRole("link", { name: "Написать первым" })).toHaveAttribute("href", "/ugc/create");
});
