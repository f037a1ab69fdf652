import type { Page } from "@playwright/test";
import { expect, test, unique } from "../support/test.ts";

/** Anna makes a community into which one asks; there is one much like it, and its first address is taken. */
async function make(anna: Page, hasScript: boolean): Promise<{ title: string; home: string }> {
  const title = unique("Книжный клуб");
  const alias = unique("klub")
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, "-");
  await anna.goto("/cm/create");
  const main = anna.getByRole("main");
  await anna.getByLabel("Название").fill(title);
  await anna.getByText("Ещё настройки").click();
  await anna.getByLabel("Адрес").fill("knizhnyy-klub");
  await anna.getByText("По заявке", { exact: true }).click();
  if (hasScript) {
    await expect(main.getByText("Похожие сообщества уже есть")).toBeVisible();
    await expect(anna.getByLabel("Адрес")).toHaveAccessibleDescription(/Этот адрес уже занят/);
    await anna.getByLabel("Адрес").fill(alias);
    await expect(main.getByText(`Свободно: /cm/${alias}`)).toBeVisible();
  } else {
    await main.getByRole("button", { name: "Создать сообщество" }).click();
    await expect(main.getByRole("link", { name: "Книжный клуб", exact: true })).toHaveAttribute(
      "href",
      "/cm/knizhnyy-klub",
    );
    await main.getByRole("button", { name: "Всё равно создать" }).click();
    await expect(anna.getByLabel("Адрес")).toHaveAccessibleDescription(/Этот адрес уже занят/);
    await anna.getByLabel("Адрес").fill(alias);
  }
  await main.getByRole("button", { name: "Создать сообщество" }).click();
  await expect(anna.getByRole("heading", { level: 1 })).toContainText(title);
  return { title, home: `/cm/${alias}` };
}

async function ask(ivan: Page, home: string, title: string): Promise<void> {
  await ivan.goto("/cm");
  await ivan.getByRole("searchbox", { name: "Название или о чём сообщество" }).fill(title);
  await ivan.keyboard.press("Enter");
  await expect(ivan).toHaveURL(/\?/);
  await ivan.locator("#catalogue").getByRole("link", { name: title }).click();
  await expect(ivan).toHaveURL(new RegExp(`${home}$`));
  await ivan.getByLabel("Почему вам сюда").fill("Читаю по дороге на смену");
  await ivan.getByRole("button", { name: "Попроситься" }).click();
  await expect(ivan.getByRole("main")).toContainText("Заявка отправлена");
}

async function letIn(anna: Page, home: string): Promise<void> {
  await anna.goto(`${home}/settings/invites`);
  await expect(anna.getByRole("main")).toContainText("Читаю по дороге на смену");
  await anna.getByRole("button", { name: "Впустить: Иван Ёлкин" }).click();
  await expect(anna.getByText("Человек теперь участвует")).toBeVisible();
}

test("ivan asks to be let into a community of anna's; she lets him in, he reads, and she makes him its owner", async ({
  as,
}, { project }) => {
  const anna = await as("anna");
  const { title, home } = await make(anna, project.name === "js");
  const post = unique("Только для своих");
  await anna.getByRole("link", { name: "Написать пост" }).click();
  await anna.getByLabel("Заголовок (необязательно)").fill(post);
  await anna.getByLabel("Текст", { exact: true }).fill("Первая встреча в четверг");
  await anna.getByRole("button", { name: "Опубликовать" }).click();
  await expect(anna.getByRole("heading", { level: 1 })).toHaveText(post);

  const ivan = await as("ivan");
  await ask(ivan, home, title);
  await expect(ivan.getByRole("main")).not.toContainText(post);
  await letIn(anna, home);
  await ivan.goto(home);
  await ivan.getByRole("main").getByRole("link", { name: post }).click();
  await expect(ivan.getByRole("main")).toContainText("Первая встреча в четверг");

  await anna.goto(`${home}/settings/members`);
  const line = anna.getByRole("main").getByRole("listitem").filter({ hasText: "Иван Ёлкин" });
  await line.locator("summary").click();
  await anna.getByRole("button", { name: "Предложить стать владельцем" }).click();
  await expect(anna.getByText("Предложение отправлено: три дня ждём согласия")).toBeVisible();

  await ivan.goto(home);
  await expect(ivan.getByRole("main")).toContainText("Вам предлагают стать владельцем");
  await ivan.getByRole("button", { name: "Согласиться" }).click();
  await expect(ivan.getByText("Теперь вы владелец")).toBeVisible();
  await ivan.goto(`${home}/about`);
  const leaders = ivan.getByRole("region", { name: "Кто ведёт" }).getByRole("listitem");
  await expect(leaders.filter({ hasText: "Владелец" })).toContainText("Иван Ёлкин");
  await expect(leaders.filter({ hasText: "Администратор" })).toContainText("Анна Соколова");
});
