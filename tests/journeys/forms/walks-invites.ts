import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** An invitation that is made, one that is taken back, and the newcomer who comes with the first. */
export function inviteWalks({ keeper: who, company }: Cast): Walk[] {
  const path = "/admin/people/invites";
  let code = "";
  const made = (note: string): Walk => ({
    intent: "invite",
    who,
    path,
    async go(page) {
      await type(page, "Для кого (необязательно)", note);
      await enter(page, page.getByRole("button", { name: "Создать приглашение" }));
    },
    async done(page) {
      const shown = page.getByRole("main").getByText(/^([A-Z2-9]{4}-){3}[A-Z2-9]{4}$/);
      await expect(shown).toBeVisible();
      code = (await shown.textContent()) ?? "";
    },
  });
  return [
    made("Лишнее"),
    {
      intent: "revoke",
      who,
      path,
      go: (page) => enter(page, page.getByRole("button", { name: /^Отозвать/ }).first()),
      done: (page) => expect(page.getByText("Отозвано").first()).toBeVisible(),
    },
    made("Новичкам"),
    {
      intent: "register",
      who: "nobody",
      path: "/registration",
      async go(page) {
        await type(page, "Код приглашения", code);
        await type(page, "Фамилия", "Клавишная");
        await type(page, "Имя", "Вера");
        await type(page, "Почта", `vera-${company}@example.ru`);
        await type(page, "Пароль", "три слова подряд");
        await enter(page, page.getByRole("button", { name: "Зарегистрироваться" }));
      },
      done: (page) => expect(page.getByText("Всё готово, добро пожаловать!")).toBeVisible(),
    },
  ];
}
