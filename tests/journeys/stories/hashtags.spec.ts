import { expect, test, unique } from "../support/test.ts";

test("a word with a hash leads to all that carries it, and following it fills «Подписки»", async ({ as, fresh }) => {
  const page = await as(await fresh("follower-js"));
  await page.goto("/hashtag/list");
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("Теги");
  await page.getByRole("searchbox", { name: "Найти тег" }).fill("#СЕР");
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
  await page.getByRole("link", { name: "Написать первым" }).click();
  await expect(page.getByLabel("Текст", { exact: true })).toContainText("#никто");
});

test("an administrator merges two hashtags and bans one: readers meet the new name, and plain words", async ({
  as,
  fresh,
}) => {
  const [one, other, bad] = ["кружок", "кружки", "спам"].map((word) => unique(word).replace(" ", "_"));
  const author = await as(await fresh("chooser-js"));
  await author.goto("/ugc/create");
  await author.getByLabel("Текст", { exact: true }).fill(`Записывайтесь: #${other} и #${bad}`);
  await author.getByRole("button", { name: "Опубликовать" }).click();
  await expect(author.locator("article").getByRole("link", { name: `#${bad}` })).toBeVisible();
  const post = author.url();

  const admin = await as("admin");
  await admin.goto(`/admin/hashtags?${new URLSearchParams({ query: other! })}`);
  await admin.getByRole("link", { name: `Объединить #${other} с другим тегом` }).click();
  await expect(admin.getByText(`#${other}: 1 публикация, 0 подписчиков`)).toBeVisible();
  await admin.getByLabel("Какой тег останется").fill(other!);
  await admin.getByRole("button", { name: "Объединить" }).click();
  await expect(admin.getByLabel("Какой тег останется")).toHaveValue(other!);
  await expect(admin.getByLabel("Какой тег останется")).toHaveAccessibleDescription(/тот же тег/);
  await admin.getByLabel("Какой тег останется").fill(`#${one}`);
  await admin.getByRole("button", { name: "Объединить" }).click();
  await expect(admin.getByText(`Теперь #${other} значит #${one}`).first()).toBeVisible();
  await admin.goto(`/admin/hashtags/${bad}/ban`);
  await expect(admin.getByText(`#${bad}: 1 публикация, 0 подписчиков`)).toBeVisible();
  await admin.getByRole("button", { name: "Запретить" }).click();
  await expect(admin.getByText(`Тег #${bad} запрещён`).first()).toBeVisible();

  await author.goto(post);
  await expect(author.locator("article").getByText(`#${bad}`)).toBeVisible();
  await expect(author.locator("article").getByRole("link", { name: `#${bad}` })).toHaveCount(0);
  await author
    .locator("article")
    .getByRole("link", { name: `#${other}` })
    .click();
  await expect(author.getByRole("heading", { level: 1 })).toHaveText(`#${one}`);
  await expect(author.getByText("1 публикация")).toBeVisible();
  await author.goto(`/hashtag/list/${bad}`);
  await expect(author.getByRole("heading", { level: 1 })).not.toHaveText(`#${bad}`);

  await admin.goto("/admin/hashtags?part=banned");
  await admin.getByRole("button", { name: `Снять запрет с тега #${bad}` }).click();
  await expect(admin.getByText(`Тег #${bad} снова можно ставить`).first()).toBeVisible();
});
