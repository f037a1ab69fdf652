import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Cast } from "../support/walkers.ts";
import type { Walk } from "./area.ts";

/** A token for the company's directory, a group that it brings and the right that the group gives, and the token taken back. */
export function directoryWalks({ keeper: who, way }: Cast): Walk[] {
  const path = "/admin/people/directory";
  const group = `Редакторы ${way}`;
  let token = "";
  return [
    {
      intent: "make-token",
      who,
      path,
      async go(page) {
        await type(page, "Для чего токен", `Каталог ${way}`);
        await enter(page, page.getByRole("button", { name: "Создать токен" }));
      },
      async done(page) {
        const shown = page.getByRole("main").getByText(/^veche-scim-[\w-]{43}$/);
        await expect(shown).toBeVisible();
        token = (await shown.textContent()) ?? "";
        const brought = await fetch(new URL("/scim/v2/Groups", page.url()), {
          method: "POST",
          headers: { authorization: `Bearer ${token}`, "content-type": "application/scim+json" },
          body: JSON.stringify({ displayName: group }),
        });
        expect(brought.status).toBe(201);
      },
    },
    {
      intent: "map-group",
      who,
      path: "/admin/people/groups",
      async go(page) {
        await page.getByLabel(`Право группы «${group}»`).selectOption("Модератор");
        await enter(page, page.getByRole("button", { name: `Сохранить право группы «${group}»` }));
      },
      done: (page) => expect(page.getByText("Право группы сохранено")).toBeVisible(),
    },
    {
      intent: "add-claim",
      who,
      path: `${path}/claims`,
      async go(page) {
        await type(page, "Имя утверждения", "realm_access.roles");
        await type(page, "Значение", `editors-${way}`);
        await page.getByLabel("Право", { exact: true }).selectOption("Модератор");
        await enter(page, page.getByRole("button", { name: "Добавить правило" }));
      },
      done: (page) => expect(page.getByText(`realm_access.roles: «editors-${way}»`)).toBeVisible(),
    },
    {
      intent: "set-places",
      who,
      path: `${path}/claims`,
      async go(page) {
        await type(page, "Утверждение с подразделением (необязательно)", "department");
        await enter(page, page.getByRole("button", { name: "Сохранить" }));
      },
      done: (page) => expect(page.getByText("Место новых людей сохранено")).toBeVisible(),
    },
    {
      intent: "remove-claim",
      who,
      path: `${path}/claims`,
      go: (page) =>
        enter(
          page,
          page.getByRole("button", { name: `Убрать правило: realm_access.roles, «editors-${way}», Модератор` }),
        ),
      done: (page) => expect(page.getByText("Правило убрано")).toBeVisible(),
    },
    {
      intent: "revoke-token",
      who,
      path,
      go: (page) => enter(page, page.getByRole("button", { name: `Отозвать токен «Каталог ${way}»` })),
      done: (page) => expect(page.getByText("Отозван").first()).toBeVisible(),
    },
  ];
}
