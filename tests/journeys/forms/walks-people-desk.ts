import type { Page } from "@playwright/test";
import { signIn } from "#tests/support/browser.ts";
import { enter, pressEnter, tabTo, type } from "../support/keyboard.ts";
import { password } from "../support/people.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";
import { askErasureAs } from "./beginnings.ts";

/** What an administrator does with the accounts of the company: rights, sign-ins, a suspension, a leaver. */
export function peopleDeskWalks({ keeper: who, kept, company }: Cast): Walk[] {
  const path = "/admin/people";
  let link = "";
  const at = "people-desk/person";
  const main = (page: Page) => page.getByRole("main");
  const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
  const press = (page: Page, name: string) => enter(page, main(page).getByRole("button", { name }));
  const open = (page: Page) => enter(page, main(page).getByRole("link", { name: /Подопечный/ }));
  return [
    {
      intent: "get",
      who,
      path,
      async go(page) {
        await tabTo(page, main(page).getByRole("searchbox"));
        await page.keyboard.type("подоп");
        await pressEnter(page);
      },
      done: (page) => expect(main(page).getByRole("link", { name: /Подопечный/ })).toBeVisible(),
    },
    {
      intent: "take-table",
      who,
      path,
      at: "people-desk/tableAdd",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: "Загрузить таблицу" }));
        const buffer = Buffer.from(`Фамилия;Имя;Почта\nТабличный;Степан;stepan-${company}@example.ru\n`);
        await main(page).getByLabel("Файл CSV").setInputFiles({ name: "люди.csv", mimeType: "text/csv", buffer });
        await press(page, "Посмотреть, что изменится");
      },
      done: said(`Табличный Степан, stepan-${company}@example.ru`),
    },
    {
      intent: "apply-table",
      who,
      at: "people-desk/table",
      go: (page) => press(page, "Применить"),
      done: said("Что сделано"),
    },
    {
      intent: "give",
      who,
      path,
      at,
      async go(page) {
        await open(page);
        await tabTo(page, main(page).getByLabel("Право", { exact: true }));
        for (let step = 0; step < 3; step++) await page.keyboard.press("ArrowDown");
        await press(page, "Дать право");
      },
      done: said("без срока"),
    },
    { intent: "take", who, at, go: (page) => press(page, "Снять право: Модератор"), done: said("Прав сверх роли нет") },
    {
      intent: "post",
      who,
      path,
      at: "/show-as",
      async go(page) {
        await open(page);
        await press(page, "Показать как");
      },
      done: said("Вы смотрите глазами сотрудника"),
    },
    {
      intent: "post",
      who,
      at: "/show-as/end",
      go: (page) => enter(page, page.getByRole("button", { name: "Вернуться" })),
      done: said("Сейчас нигде не вошёл"),
    },
    {
      intent: "reset",
      who,
      path,
      at: "people-desk/secondFactor",
      async go(page) {
        await open(page);
        await enter(page, main(page).getByRole("link", { name: "Сбросить двухшаговый вход" }));
        await enter(page, page.getByRole("button", { name: "Сбросить", exact: true }));
      },
      done: said("Двухшаговый вход сброшен"),
    },
    {
      intent: "end-sessions",
      who,
      path,
      at,
      async go(page) {
        await signIn(process.env.JOURNEYS_URL!, kept);
        await open(page);
        await press(page, "Завершить все входы");
      },
      done: said("Сейчас нигде не вошёл"),
    },
    {
      intent: "prolong",
      who,
      path,
      at: "guests/guest",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: /Приезжая/ }));
        await enter(page, main(page).getByRole("link", { name: "Продлить" }));
        await press(page, "Сохранить срок");
      },
      done: said("Срок гостевого доступа сохранён"),
    },
    {
      intent: "entrust",
      who,
      path,
      at: "guests/adminSponsor",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: /Приезжая/ }));
        await enter(page, main(page).getByRole("link", { name: "Назначить ответственного" }));
        await type(page, "Кто отвечает", `@${who}`);
        await press(page, "Назначить");
      },
      done: said("За гостя отвечает"),
    },
    {
      intent: "suspend",
      who,
      path,
      at: "people-desk/suspend",
      async go(page) {
        await open(page);
        await enter(page, main(page).getByRole("link", { name: "Приостановить" }));
        await type(page, "Почему", "Пропал телефон");
        await press(page, "Приостановить");
      },
      done: said("Пропал телефон"),
    },
    { intent: "restore", who, at, go: (page) => press(page, "Вернуть на портал"), done: said("Снова может войти") },
    {
      intent: "refuse-erasure",
      who,
      path: "/admin/erasures",
      at: "own-data/adminRefuse",
      async go(page) {
        await askErasureAs(kept, password);
        await page.reload();
        await enter(page, main(page).getByRole("link", { name: "Отклонить: Фома Подопечный" }));
        await type(page, "Почему", "Сначала сдайте смену");
        await press(page, "Отклонить");
      },
      done: said("Просьба отклонена, причину человек увидит"),
    },
    {
      intent: "make",
      who,
      path,
      at: "people-desk/password",
      async go(page) {
        await open(page);
        await enter(page, main(page).getByRole("link", { name: "Ссылка для нового пароля" }));
        await press(page, "Сделать ссылку");
      },
      async done(page) {
        const shown = main(page).getByText(/\/new-password\?secret=/);
        await expect(shown).toBeVisible();
        link = (await shown.textContent()) ?? "";
      },
    },
    {
      intent: "renew",
      who: "nobody",
      path: "/new-password",
      async go(page) {
        await page.goto(link);
        await type(page, "Новый пароль", "четыре слова ни о чём");
        await press(page, "Сохранить пароль");
      },
      done: said("Пароль изменён"),
    },
    {
      intent: "leave",
      who,
      path,
      at: "people-desk/leave",
      async go(page) {
        await open(page);
        await enter(page, main(page).getByRole("link", { name: "Отметить увольнение" }));
        await type(page, "Кому передать дела (необязательно)", "Никто Никтов");
        await press(page, "Отметить увольнение");
        await expect(page.getByText("Не нашли: «Никто Никтов»").first()).toBeVisible();
        await type(page, "Кому передать дела (необязательно)", `@${who}`);
        await press(page, "Отметить увольнение");
      },
      done: said("Отмечено: не работает"),
    },
    {
      intent: "erase-person",
      who,
      at: "own-data/adminErase",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: "Удалить данные" }));
        await tabTo(page, main(page).getByRole("checkbox"));
        await page.keyboard.press("Space");
        await press(page, "Удалить данные");
      },
      done: said("Данные удалены"),
    },
  ];
}
