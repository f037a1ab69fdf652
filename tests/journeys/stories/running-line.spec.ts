import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/test.ts";

const line = (page: Page) => page.getByRole("region", { name: "Объявления" });

test("an editor announces, a reader puts it away for good, others still see it", async ({ as, fresh }) => {
  const text = unique("Меняем расписание автобуса");
  const editor = await as("editor");
  await editor.goto("/admin/running-line");
  await editor.getByRole("link", { name: "Новое объявление" }).click();
  await editor.getByLabel("Текст").fill(text);
  await editor.getByLabel("Конец").fill(tomorrow());
  await editor.getByRole("button", { name: "Объявить" }).click();
  await expect(editor.getByRole("heading", { name: text })).toBeVisible();

  const reader = await as(await fresh("reader-js"));
  for (const path of ["/main", "/feed/work"]) {
    await reader.goto(path);
    await expect(line(reader).getByRole("listitem").filter({ hasText: text })).toBeVisible();
  }
  await reader.goto("/feed/blogs");
  await expect(line(reader)).toHaveCount(0);
  await reader.goto("/feed/work");
  await line(reader)
    .getByRole("button", { name: `Больше не показывать: ${text}` })
    .click();
  await expect(reader.getByText(text)).toHaveCount(0);
  await reader.goto("/main");
  await expect(reader.getByText(text)).toHaveCount(0);

  const other = await as("ivan");
  await other.goto("/feed/work");
  await expect(line(other).getByRole("listitem").filter({ hasText: text })).toBeVisible();
  const outsider = await as("olga");
  await outsider.goto("/feed/work");
  await expect(outsider.getByText(text)).toHaveCount(0);
  await editor.getByRole("button", { name: `Снять «${text}»` }).click();
  await expect(editor.getByText("Объявление снято").first()).toBeVisible();
  await other.reload();
  await expect(other.getByText(text)).toHaveCount(0);
});

test("an announcement without an end, or longer than thirty days, is not taken", async ({ as }) => {
  const editor = await as("editor");
  await editor.goto("/admin/running-line/new");
  await editor.getByLabel("Текст").fill("Навсегда");
  await editor.getByRole("button", { name: "Объявить" }).click();
  await expect(editor.locator("main [role=alert]").first()).toContainText("Выберите день и время");
  await editor.getByLabel("Конец").fill("2099-01-01T10:00");
  await editor.getByRole("button", { name: "Объявить" }).click();
  await expect(editor.locator("main [role=alert]").first()).toContainText("Не дольше 30 дней");
  await expect(editor.getByLabel("Текст")).toHaveValue("Навсегда");
});

test("several announcements stand still: one under another without script, one place for all with it", async ({ as }, {
  project,
}) => {
  const page = await as("anna");
  await page.goto("/feed/life");
  const items = line(page).getByRole("listitem");
  await expect(items).toHaveCount(2);
  const [first, second] = [await items.nth(0).boundingBox(), await items.nth(1).boundingBox()];
  if (project.name === "no-js") {
    expect(second!.y).toBeGreaterThan(first!.y);
    expect(second!.x).toBe(first!.x);
    await expect(line(page).getByRole("button", { name: /объявлен/ })).toHaveCount(0);
  } else {
    expect(second!.y).toBe(first!.y);
    await expect(items.nth(1)).not.toBeInViewport();
    await line(page).getByRole("button", { name: "Следующее объявление" }).click();
    await expect(items.nth(1)).toBeInViewport();
    await line(page).getByRole("button", { name: "К первому объявлению" }).click();
    await expect(items.nth(0)).toBeInViewport();
  }
});

/** In the zone of whoever types it. */
function tomorrow(): string {
  const at = new Date(Date.now() + 86_400_000).toLocaleString("sv-SE", { timeZone: "Europe/Moscow" });
  return at.slice(0, 16).replace(" ", "T");
}
