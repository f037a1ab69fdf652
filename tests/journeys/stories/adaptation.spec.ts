import { expect, test, unique } from "../support/test.ts";

test("a programme is made, begun for a person, walked, checked and concluded", async ({ as, fresh }) => {
  const title = unique("Программа");
  const admin = await as("admin");
  await admin.goto("/admin/adaptation/templates/new/settings");
  await admin.getByLabel("Название").fill(title);
  await admin.getByRole("button", { name: "Сохранить" }).click();
  await admin.getByRole("link", { name: "Добавить шаг" }).click();
  await admin.getByLabel("Что это").selectOption("task");
  await admin.getByLabel("Название").fill("Рассказать о себе");
  await admin.getByLabel("Проверяет руководитель").check();
  await admin.getByLabel("Оценка").selectOption("five");
  await admin.getByRole("button", { name: "Сохранить" }).click();
  await admin.getByRole("button", { name: "Опубликовать" }).click();
  await admin.getByRole("link", { name: "Начать для людей" }).click();
  await admin.getByLabel("Для кого").fill("Решёткин");
  await admin.getByLabel("Для кого").blur();
  await admin.getByLabel("Руководитель").fill("Анна Соколова");
  await admin.getByRole("button", { name: "Начать", exact: true }).click();
  const which = admin.getByRole("radio").first();
  if (await which.isVisible().catch(() => false)) {
    await which.check();
    await admin.getByRole("button", { name: "Начать", exact: true }).click();
  }
  await expect(admin.getByText("Программа начата")).toBeVisible();

  const newcomer = await as(await fresh("follower-js"));
  await newcomer.goto("/adaptation");
  await newcomer.getByRole("link", { name: title }).click();
  await newcomer.getByRole("link", { name: "Рассказать о себе" }).first().click();
  await newcomer.getByRole("link", { name: "К заданию" }).click();
  await newcomer.getByLabel("Что сделано").fill("Рассказал на планёрке");
  await newcomer.getByRole("button", { name: "Отправить на проверку" }).click();
  await expect(newcomer.getByText("На проверке").first()).toBeVisible();

  const anna = await as("anna");
  await anna.goto("/adaptation");
  await anna.getByRole("link", { name: /Рассказать о себе/ }).click();
  await anna.getByRole("radio", { name: "5" }).check();
  await anna.getByLabel("Ответ новичку").fill("Отлично вышло");
  await anna.getByRole("button", { name: "Принять" }).click();
  await expect(anna.getByText("Принято, оценка: 5")).toBeVisible();

  await newcomer.goto("/adaptation");
  await newcomer.getByRole("link", { name: title }).click();
  await expect(newcomer.getByText("Вы прошли программу. Поздравляем!")).toBeVisible();
});
