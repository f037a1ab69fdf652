import type { Page } from "@playwright/test";
import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** A department that an administrator builds, a colleague whom they make and invite, and the department taken away again. */
export function staffWalks({ keeper: who, company }: Cast): Walk[] {
  const main = (page: Page) => page.getByRole("main");
  const press = (page: Page, name: string) => enter(page, page.getByRole("button", { name, exact: true }));
  const said = (words: string) => (page: Page) => expect(page.getByText(words).first()).toBeVisible();
  const open = (page: Page) => enter(page, main(page).getByRole("link", { name: "Цех", exact: true }));
  return [
    {
      intent: "add",
      who,
      path: "/admin/departments",
      at: "staff/departmentAdd",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: "Новое подразделение" }));
        await type(page, "Название", "Цех");
        await press(page, "Создать");
      },
      done: said("Подразделение создано"),
    },
    {
      intent: "change",
      who,
      path: "/admin/departments",
      at: "staff/department",
      async go(page) {
        await open(page);
        await type(page, "Руководитель подразделения (необязательно)", `@${who}`);
        await press(page, "Сохранить");
      },
      done: said("Подразделение изменено"),
    },
    {
      intent: "add",
      who,
      path: "/admin/people",
      at: "staff/add",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: "Новый сотрудник" }));
        await type(page, "Фамилия", "Заведённый");
        await type(page, "Имя", "Лев");
        await type(page, "Почта", `lev-${company}@example.ru`);
        await press(page, "Завести");
      },
      done: said("Сотрудник заведён"),
    },
    {
      intent: "invite",
      who,
      at: "people-desk/person",
      go: (page) => press(page, "Пригласить"),
      done: said("Приглашение готово"),
    },
    {
      intent: "change",
      who,
      at: "staff/edit",
      async go(page) {
        await enter(page, main(page).getByRole("link", { name: "Изменить" }));
        await type(page, "Должность (необязательно)", "Технолог");
        await press(page, "Сохранить");
      },
      done: said("Данные изменены"),
    },
    {
      intent: "remove",
      who,
      path: "/admin/departments",
      at: "staff/departmentRemove",
      async go(page) {
        await open(page);
        await enter(page, main(page).getByRole("link", { name: "Удалить" }));
        await press(page, "Удалить");
      },
      done: said("Подразделение удалено"),
    },
  ];
}
