import { openDeeds } from "../support/talks.ts";
import { expect, test } from "../support/test.ts";

test("a feed is read by tabs, and the view and the order that were chosen last stay chosen", async ({ as, fresh }) => {
  const page = await as(await fresh("chooser-js"));
  await page.goto("/feed");
  await expect(page).toHaveURL(/\/feed\/work$/);
  const tabs = page.getByRole("navigation", { name: "Ленты" });
  await expect(tabs.getByRole("link", { name: "Работа" })).toHaveAttribute("aria-current", "page");
  await page.getByRole("group", { name: "Вид ленты" }).getByRole("button", { name: "Плитка" }).click();
  await expect(page.getByRole("button", { name: "Плитка", pressed: true })).toBeVisible();
  await page.getByRole("group", { name: "Порядок" }).getByRole("button", { name: "Обсуждаемые" }).click();
  await expect(page.getByRole("button", { name: "Обсуждаемые", pressed: true })).toBeVisible();
  await expect(page.locator("main article", { hasText: "График отпусков" })).toBeVisible();
  await expect(page.locator("main article", { hasText: "(44)" })).toHaveCount(0);
  await tabs.getByRole("link", { name: "Жизнь" }).click();
  await expect(page).toHaveURL(/\/feed\/life$/);
  await expect(page.getByRole("heading", { level: 1 })).toContainText("Жизнь");
  await expect(page).toHaveTitle("Жизнь – Лента – Вече");
  for (const name of ["Плитка", "Обсуждаемые"])
    await expect(page.getByRole("button", { name, pressed: true })).toBeVisible();
  await page.getByRole("button", { name: "Новые", exact: true }).click();
  await expect(page.getByRole("button", { name: "Новые", exact: true, pressed: true })).toBeVisible();
  await page.getByRole("button", { name: "Карточки" }).click();
  await expect(page.getByRole("button", { name: "Карточки", pressed: true })).toBeVisible();
});

test("a feed is sorted out, and what was chosen has an address and a way back", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/feed/work");
  await page.getByRole("link", { name: "Фильтры" }).click();
  await page.getByLabel("Автор").fill("соколова");
  await page.getByLabel("Вид", { exact: true }).selectOption("Посты коллег");
  await page.getByRole("button", { name: "Показать" }).click();
  await expect(page).toHaveURL(/kind=ugc/);
  await expect(page.getByRole("link", { name: "Фильтры: 2" })).toBeVisible();
  await expect(page.locator("main article", { hasText: "Иван Ёлкин" })).toHaveCount(0);
  await page.getByRole("link", { name: "Показать ещё" }).click();
  await expect(page).toHaveURL(/author=.*after=/);
  await expect(page.locator("main article", { hasText: "Иван Ёлкин" })).toHaveCount(0);
  await page.goto("/feed/work?author=никто");
  await expect(page.getByText("По этому отбору ничего нет")).toBeVisible();
  await page.getByRole("main").getByRole("link", { name: "Сбросить фильтры" }).click();
  await expect(page).toHaveURL(/\/feed\/work$/);
  await expect(page.locator("main article", { hasText: "Иван Ёлкин" }).first()).toBeVisible();
});

test("what was opened is read, the rest is new until all is marked", async ({ as, fresh }, { project }) => {
  // In a company where nobody publishes meanwhile.
  const page = await as(await fresh("archivist"));
  await page.goto("/feed/work");
  const card = page.locator("main article", { hasText: "История 20" });
  await expect(card.getByText("Не прочитано")).toBeAttached();
  const told = project.name === "js" && page.waitForResponse(/\/reading$/);
  await card.getByRole("heading").getByRole("link").click();
  if (told) await told;
  else await page.getByRole("button", { name: "Прочитано" }).click();
  await page.goto("/feed/work");
  await expect(card).toBeVisible();
  await expect(card.getByText("Не прочитано")).toHaveCount(0);
  await page.getByRole("button", { name: "Отметить всё прочитанным" }).click();
  await expect(page.getByText("Всё отмечено прочитанным").first()).toBeVisible();
  await expect(page.getByText("Не прочитано")).toHaveCount(0);
  await page.goto("/feed/work?only=unread");
  await expect(page.getByText("Всё прочитано", { exact: true })).toBeVisible();
});

test("an author is hidden from the feeds by the menu of a card and comes back by «Вернуть»", async ({ as, fresh }) => {
  const page = await as(await fresh("hider-js"));
  await page.goto("/feed/life");
  // Their own, not those where somebody thanks them.
  const byline = page.locator(".byline", { hasText: "Анна Соколова" });
  const by = page.locator("main article").filter({ has: byline });
  const post = by.filter({ hasNotText: "Благодарность" }).first();
  await (await openDeeds(post)).getByRole("link", { name: "Скрыть из лент…" }).click();
  await page.getByRole("button", { name: "Скрыть автора: Анна Соколова" }).click();
  await expect(page).toHaveURL(/\/feed\/life$/);
  await expect(page.getByText("Скрыто из лент: Анна Соколова").first()).toBeVisible();
  await expect(by).toHaveCount(0);
  await page.getByRole("link", { name: "Вернуть", exact: true }).click();
  await page.getByRole("button", { name: "Вернуть автора: Анна Соколова" }).click();
  await expect(page.getByText("Снова в лентах: Анна Соколова").first()).toBeVisible();
  await page.goto("/feed/life");
  await expect(by.first()).toBeVisible();
});

test("«Показать ещё» leads on to the end and nothing repeats", async ({ as }, { project }) => {
  const page = await as("ivan");
  await page.goto("/feed/work");
  const seen: string[] = [];
  for (let turn = 0; turn < 6; turn++) {
    const titles = await page.locator("main article h2").allTextContents();
    seen.push(...titles.filter((title) => !seen.includes(title) || !turn));
    const more = page.getByRole("link", { name: "Показать ещё" });
    if (!(await more.count())) break;
    const first = titles.at(-1)!;
    await more.click();
    await expect(page).toHaveURL(/after=/);
    // With script the feed grows where it stands, without it the page is turned.
    const now = () => page.locator("main article h2").allTextContents();
    if (project.name === "js") await expect.poll(async () => (await now()).length).toBeGreaterThan(titles.length);
    else await expect.poll(now).not.toContain(first);
  }
  const numbered = seen.filter((title) => /\(\d+\)$/.test(title));
  expect(numbered).toHaveLength(45);
  expect(new Set(numbered).size).toBe(45);
});

test("a feed that has grown keeps its reader's place, on the way back too @script", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/feed/work?sort=new");
  const cards = page.locator("#feed > li");
  await expect(cards).toHaveCount(20);
  await page.getByRole("link", { name: "Показать ещё" }).click();
  await expect(cards).toHaveCount(40);
  await expect(cards.nth(20)).toBeFocused();
  await expect(page.locator("p#told")).toHaveText("Показано ещё 20");
  const title = await cards.nth(25).getByRole("heading").textContent();
  await cards.nth(25).getByRole("heading").getByRole("link").click();
  await expect(page.getByRole("heading", { level: 1 })).toHaveText(title!);
  await page.goBack();
  await expect(cards).toHaveCount(40);
  await expect(cards.nth(25)).toBeInViewport();
  await page.reload();
  await expect(cards).toHaveCount(40);
  await page.goBack();
  await expect(page).not.toHaveURL(/feed/);
});

test("a reader comes back to where they have stopped reading a feed", async ({ as, fresh }) => {
  const page = await as(await fresh("reader-js"));
  await page.goto("/feed/work");
  const titles = page.locator("main article h2");
  const newest = await titles.last().textContent();
  await page.getByRole("link", { name: "Показать ещё" }).click();
  await expect(titles.last()).not.toHaveText(newest!);
  const farther = await titles.last().textContent();
  await page.goto("/feed/work");
  await expect(titles.filter({ hasText: farther! })).toHaveCount(0);
  await page.getByRole("link", { name: "Туда, где вы остановились" }).click();
  await expect(titles.last()).toHaveText(farther!);
});

test("a click anywhere on a card opens it, on its author opens the author", async ({ as }) => {
  const page = await as("ivan");
  await page.goto("/feed/work");
  const card = page.locator("main article", { hasText: "График отпусков" });
  await card.getByRole("link", { name: "Анна Соколова" }).click();
  await expect(page).toHaveURL(/\/profile\/anna$/);
  await page.goto("/feed/work");
  await card.locator("img").last().scrollIntoViewIfNeeded();
  const picture = await card.locator("img").last().boundingBox();
  await page.mouse.click(picture!.x + 40, picture!.y + 40);
  await expect(page.getByRole("heading", { level: 1 })).toHaveText("График отпусков на следующий год");
});
