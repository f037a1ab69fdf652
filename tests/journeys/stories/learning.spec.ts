import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/test.ts";

const lessons = { Встреча: "Поздоровайтесь первыми, пока гость не подошёл.", Прощание: "Позовите в гости ещё раз." };

const isHeaded = (page: Page, text: string | RegExp) =>
  expect(page.getByRole("heading", { level: 1 })).toHaveText(text);
const press = (page: Page, name: string) => page.getByRole("main").getByRole("button", { name, exact: true }).click();

/** An author makes a course of two texts and publishes it. */
async function makeCourse(admin: Page, title: string): Promise<void> {
  await admin.goto("/admin/learning/create");
  await admin.locator("#course [name=title]").fill(title);
  await press(admin, "Создать");
  await isHeaded(admin, title);
  for (const [lesson, body] of Object.entries(lessons)) {
    await admin.getByRole("link", { name: "Добавить урок" }).click();
    await isHeaded(admin, "Новый урок");
    await admin.locator("#lesson [name=title]").fill(lesson);
    await admin.locator("#lesson [name=body]").fill(body);
    await press(admin, "Сохранить");
    await expect(admin.locator("#lessons").getByRole("link", { name: lesson })).toBeVisible();
  }
  await press(admin, "Выпустить версию 1");
  await expect(admin.getByText("Вышла версия 1").first()).toBeVisible();
}

/** An employee finds it, goes through all of it, and gives the number of what they have in hand for it. */
async function passCourse(ivan: Page, title: string): Promise<string> {
  await ivan.goto(`/sputnik/catalog?query=${encodeURIComponent(title)}`);
  await ivan.getByRole("main").getByRole("link", { name: title }).click();
  await isHeaded(ivan, title);
  await press(ivan, "Записаться");
  await press(ivan, "Начать");
  for (const [lesson, body] of Object.entries(lessons)) {
    await isHeaded(ivan, lesson);
    await expect(ivan.getByRole("main")).toContainText(body);
    await press(ivan, "Урок пройден");
  }
  await isHeaded(ivan, title);
  await expect(ivan.getByRole("main")).toContainText("Курс пройден");
  await ivan.getByRole("main").getByRole("link", { name: "Сертификат", exact: true }).click();
  await isHeaded(ivan, /^Сертификат \d{4}-\w{4}-\w{4}$/);
  await expect(ivan.getByRole("main")).toContainText("Ёлкин Иван");
  return new URL(ivan.url()).pathname.split("/").at(-1)!;
}

test("a course is made of two texts, gone through to its certificate, and a guest checks the number", async ({
  as,
}) => {
  const title = unique("Как встречать гостей");
  const admin = await as("admin");
  await makeCourse(admin, title);
  const number = await passCourse(await as("ivan"), title);
  for (const who of ["guest", "nobody"]) {
    const page = await as(who);
    await page.goto(`/certificates/${number.toLowerCase()}`);
    await isHeaded(page, `Сертификат ${number}`);
    const main = page.getByRole("main");
    await expect(main).toContainText("Сертификат подлинный и действует");
    await expect(main).toContainText(title);
    await expect(main).toContainText("Иван Ё.");
    await expect(main).not.toContainText("Ёлкин");
  }
  await admin.goto("/admin/learning");
  const row = admin.getByRole("main").getByRole("listitem").filter({ hasText: title });
  await expect(row).toContainText("прошли: 1");
});
