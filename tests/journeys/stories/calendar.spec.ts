import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/test.ts";

const day = 86_400_000;
/** An hour of a day ahead as a form takes it. */
const ahead = (days: number, hour: string) => `${new Date(Date.now() + days * day).toISOString().slice(0, 10)}T${hour}`;
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();
const answer = (page: Page, name: string) => page.getByRole("button", { name, exact: true });
const isOpen = (page: Page, title: string) => expect(page.getByRole("heading", { level: 1 })).toHaveText(title);

/** Makes a weekly event of one seat with a waiting list; gives the address of its first day. */
async function makeSeries(admin: Page, title: string): Promise<string> {
  await admin.goto("/calendar/create");
  await admin.getByLabel("Название").fill(title);
  await admin.getByLabel("Начало").fill(ahead(3, "18:00"));
  await admin.getByLabel("Конец").fill(ahead(3, "19:00"));
  await admin.locator("summary", { hasText: "Повторение" }).click();
  await admin.getByLabel("Как часто").selectOption({ label: "Каждую неделю" });
  await admin.getByLabel("По какой день").fill(ahead(30, "").slice(0, 10));
  await admin.locator("summary", { hasText: "Участие" }).click();
  await admin.getByLabel("Сколько мест").fill("1");
  await admin.getByLabel("Когда мест нет, ставить в лист ожидания").check();
  await press(admin, "Создать");
  await isOpen(admin, title);
  return new URL(admin.url()).pathname;
}

test("a series is made, its only seat waited for and got, one day moved, the whole of it cancelled", async ({ as }) => {
  const title = unique("Йога");
  const [admin, ivan, anna] = [await as("admin"), await as("ivan"), await as("anna")];
  const address = await makeSeries(admin, title);

  await ivan.goto(address);
  await answer(ivan, "Пойду").click();
  await expect(answer(ivan, "Пойду")).toHaveAttribute("aria-pressed", "true");
  await anna.goto(address);
  await answer(anna, "Пойду").click();
  await expect(anna.getByText("Вы в листе ожидания")).toBeVisible();
  await answer(ivan, "Не пойду").click();
  await expect(answer(ivan, "Не пойду")).toHaveAttribute("aria-pressed", "true");
  await anna.reload();
  await expect(answer(anna, "Пойду")).toHaveAttribute("aria-pressed", "true");

  await admin.goto(`${address}/edit`);
  await admin.locator("#event").getByLabel("Начало").fill(ahead(4, "20:00"));
  await admin.locator("#event").getByLabel("Конец").fill(ahead(4, "21:00"));
  await press(admin, "Сохранить");
  await isOpen(admin, title);
  await anna.reload();
  await expect(anna.getByText("Событие перенесено")).toBeVisible();

  await admin.goto(`${address}/edit`);
  await admin.locator("#cancel").getByLabel("Почему").fill("Тренер в отпуске");
  await admin.locator("#cancel").getByLabel("Всю серию").check();
  await press(admin, "Отменить событие");
  await isOpen(admin, title);
  await anna.reload();
  await expect(anna.getByText("Событие отменено")).toBeVisible();
  await expect(anna.getByText("Тренер в отпуске")).toBeVisible();
});

test("the own calendar's address is given once, read by another program without sign-in, and shut", async ({ as }) => {
  const ivan = await as("ivan");
  await ivan.goto("/calendar/subscription");
  await ivan
    .getByRole("main")
    .getByRole("button", { name: /^Создать/ })
    .click();
  const shown = await ivan.getByRole("main").getByText("subscription.ics").first().textContent();
  const path = /\/calendar\/subscription\.ics\S*/.exec(shown ?? "")![0];
  const stranger = await as("nobody");
  const answered = await stranger.request.get(path);
  expect([answered.status(), (await answered.text()).slice(0, 15)]).toEqual([200, "BEGIN:VCALENDAR"]);
  await ivan.goto("/calendar/subscription");
  await press(ivan, "Закрыть адрес");
  await expect(ivan.getByText("Адрес закрыт").first()).toBeVisible();
  expect((await stranger.request.get(path)).status()).toBe(404);
});
