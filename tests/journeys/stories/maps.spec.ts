import { expect, test, unique } from "../support/test.ts";

const office = "Офис на Лесной";

test("anna finds where ivan sits by his name, sees it on the map, and reads the way there from the entrance", async ({
  as,
}) => {
  const page = await as("anna");
  const main = page.getByRole("main");
  await page.goto(`/search?${new URLSearchParams({ query: "Ёлкин Иван" })}`);
  await main.getByRole("link", { name: "Стол у окна" }).click();
  await expect(page).toHaveURL(/\/interactive-maps\/[\da-f-]{36}\?o=\d+$/);
  const card = page.locator("#point");
  await expect(card.getByRole("heading", { level: 2 })).toHaveText("Стол у окна");
  await expect(card).toContainText("2 этаж · Столы");
  await expect(card).toContainText("Здесь сидит: Иван Ёлкин");
  await expect(main.locator("svg a").filter({ hasText: "Стол у окна" })).toHaveCount(1);
  const way = [/^Вход: через турникет прямо$/, /^Лестница: на этаж выше, из дверей налево$/, /^Стол у окна$/];
  await expect(card.locator("ol > li")).toHaveText(way);

  await page.getByRole("navigation", { name: "Вид" }).getByRole("link", { name: "Список" }).click();
  await expect(main.locator("svg a")).toHaveCount(0);
  const twin = page.getByRole("region", { name: "От входа к столам" });
  await expect(twin.getByRole("listitem")).toHaveText(way);
  await twin.getByRole("link", { name: "Вход" }).click();
  await expect(card).toContainText("Пандус слева, порога нет");
  await expect(card).toContainText("1 этаж");
});

test("three cupboards at one place are told by one mark and opened one after another", async ({ as }) => {
  const page = await as("anna");
  await page.goto("/interactive-maps");
  await page.getByRole("main").getByRole("link", { name: office }).click();
  const mark = page.locator("svg a").filter({ hasText: "Шкаф А и ещё 2 здесь" });
  await mark.locator("circle").click();
  const card = page.locator("#point");
  await expect(card).toContainText("3 места здесь");
  for (const name of ["Шкаф Б", "Шкаф В"]) {
    await card.getByRole("link", { name }).click();
    await expect(card.getByRole("heading", { level: 2 })).toHaveText(name);
  }
  await card.getByRole("link", { name: "Закрыть точку" }).click();
  await expect(card).toHaveCount(0);
});

test("Enter on a mark brings its card, Escape brings back the mark", { tag: "@script" }, async ({ as }) => {
  const page = await as("anna");
  await page.goto("/interactive-maps");
  await page.getByRole("main").getByRole("link", { name: office }).click();
  const mark = page.locator("svg a").filter({ hasText: "Лестница" });
  await mark.focus();
  await page.keyboard.press("Enter");
  const card = page.locator("#point");
  await expect(card).toBeFocused();
  await page.keyboard.press("Tab");
  await expect(card.locator(":focus")).toHaveCount(1);
  await page.keyboard.press("Escape");
  await expect(card).toHaveCount(0);
  await expect(mark).toBeFocused();
});

test("a map moves under the mouse and by keys, a tremble still opens, and the wheel is the page's", {
  tag: "@script",
}, async ({ as }) => {
  const page = await as("anna");
  await page.goto("/interactive-maps");
  await page.getByRole("main").getByRole("link", { name: office }).click();
  const frame = page.getByRole("region", { name: new RegExp(`^${office}: `) });
  const plan = frame.locator("svg");
  await expect(plan).toHaveCSS("cursor", "grab");
  const { pathname } = new URL(page.url());
  const mark = plan.locator("a").filter({ hasText: "Лестница" }).locator("circle");
  const middle = async () => {
    const { x, y, width, height } = (await mark.boundingBox())!;
    return { x: x + width / 2, y: y + height / 2 };
  };

  await frame.focus();
  await page.keyboard.press("+");
  await page.keyboard.press("+");
  await expect(plan).toHaveCSS("transform", /^matrix\(1\.[5-9]/);
  const before = await middle();
  await page.keyboard.press("ArrowRight");
  await expect.poll(async () => Math.round((await middle()).x - before.x)).toBe(-60);

  const from = await middle();
  await page.mouse.move(from.x, from.y);
  await page.mouse.down();
  await page.mouse.move(from.x + 60, from.y, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => Math.round((await middle()).x - from.x)).toBe(60);
  expect(new URL(page.url()).search).toBe("");

  const scroll = await page.evaluate(() => scrollY);
  await page.mouse.wheel(0, 100);
  await expect.poll(() => page.evaluate(() => scrollY)).toBeGreaterThan(scroll);
  await page.mouse.wheel(0, -1000);

  const at = await middle();
  await page.mouse.move(at.x, at.y);
  await page.mouse.down();
  await page.mouse.move(at.x + 2, at.y);
  await page.mouse.up();
  await expect(page.locator("#point").getByRole("heading", { level: 2 })).toHaveText("Лестница");
  expect(new URL(page.url()).pathname).toBe(pathname);
});

const hostile = `<?xml version="1.0"?><?xml-stylesheet href="http://x.test/sheet.css"?>
<svg xmlns="http://www.w3.org/2000/svg" xmlns:xlink="http://www.w3.org/1999/xlink" viewBox="0 0 1200 500" onload="fetch('http://x.test/load')">
  <script>fetch("http://x.test/script")</script>
  <x:script xmlns:x="http://www.w3.org/2000/svg">fetch("http://x.test/prefix")</x:script>
  <style>@import "http://x.test/import.css"; rect { fill: \\75rl(http://x.test/escape) } .a { fill: url(http://x.test/fill) }</style>
  <image xlink:href="http://x.test/image.png" width="9" height="9"/>
  <use href="http://x.test/use.svg#a"/>
  <filter id="f"><feImage href="http://x.test/filter.png"/></filter>
  <foreignObject width="9" height="9"><img xmlns="http://www.w3.org/1999/xhtml" src="http://x.test/html.png" onerror="fetch('http://x.test/error')"/></foreignObject>
  <a xlink:href="javascript:fetch('http://x.test/link')"><rect class="a" filter="url(#f)" width="1200" height="500"/></a>
  <text x="600" y="250">План склада</text>
</svg>`;

test("a hostile plan loses what runs and what asks, on its way to its editor and to its readers", async ({
  as,
  browser,
  portal,
}) => {
  // As it came it asks: else this test would prove nothing.
  const outside = await browser.newContext();
  await outside.route("**/*", (route) =>
    route.request().url() === "http://plan.test/plan.svg"
      ? route.fulfill({ contentType: "image/svg+xml", body: hostile })
      : route.abort(),
  );
  const raw = await outside.newPage();
  const asked = raw.waitForRequest(/x\.test/);
  await raw.goto("http://plan.test/plan.svg");
  await asked;
  await outside.close();

  const foreign: string[] = [];
  const watched = async (who: string) => {
    const page = await as(who);
    page.on("request", (request) => {
      if (!request.url().startsWith(portal) && !/^(data|blob):/.test(request.url())) foreign.push(request.url());
    });
    return page;
  };
  const title = unique("Склад");
  const editor = await watched("admin");
  await editor.goto("/admin/maps");
  await editor.getByLabel("Название", { exact: true }).fill(title);
  await editor.getByRole("button", { name: "Создать" }).click();
  await expect(editor.getByRole("heading", { level: 1 })).toHaveText(title);
  await editor.getByLabel("Какой этаж").selectOption({ label: "1 этаж" });
  await editor.getByLabel("Название этажа").fill("Склад");
  const buffer = Buffer.from(hostile);
  await editor.getByLabel(/^Картинка/).setInputFiles({ name: "план.png", mimeType: "image/png", buffer });
  await editor.getByRole("button", { name: "Сохранить этаж" }).click();
  await expect(editor.getByText(/Из рисунка убрано: .*<script>/).first()).toBeVisible();
  const [address] = new URL(editor.url()).pathname.split("/").slice(-1);

  await editor.getByRole("main").getByRole("link", { name: "Склад", exact: true }).click();
  await editor.locator("input[type=image]").click({ position: { x: 400, y: 100 } });
  await expect(editor.getByLabel("Слева")).toHaveValue(/^(50|49\.9|50\.1)$/);
  await expect(editor.getByLabel("Сверху")).toHaveValue(/^(30|29|29\.\d|30\.\d)$/);
  await editor.getByLabel("Название", { exact: true }).fill("Ворота");
  await editor.getByRole("button", { name: "Сохранить", exact: true }).click();
  await expect(editor.getByText("Точка сохранена").first()).toBeVisible();
  await editor.goto(`/admin/maps/${address}`);
  await editor.getByRole("button", { name: "Опубликовать" }).click();
  await expect(editor.getByText("Карта опубликована").first()).toBeVisible();

  const reader = await watched("anna");
  await reader.goto(`/interactive-maps/${address}`);
  const plan = reader.locator("main svg image");
  await expect(plan).toHaveCount(1);
  await expect(reader.locator("main svg a").filter({ hasText: "Ворота" })).toHaveCount(1);
  const file = (await plan.getAttribute("href")) ?? "";
  expect(file).toMatch(/^\/files\//);
  // Opened by itself it is a document, and still does nothing.
  const answer = await reader.goto(file);
  expect(answer?.headers()["content-type"]).toContain("image/svg+xml");
  expect(answer?.headers()["content-security-policy"]).toContain("sandbox");
  const kept = (await answer?.text()) ?? "";
  expect(kept).toContain("План склада");
  expect(kept).not.toMatch(/x\.test|script|onload|onerror/);
  expect(foreign).toEqual([]);
});
