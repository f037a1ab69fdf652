import { enter, type } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./walks.ts";

/** A token for the company's directory, a group that it brings and the right that the group gives, and the token taken back. */
export function directoryWalks(who: string, way: string): Walk[] {
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
    ...(way === "js" ? [ldapWalk(who)] : []),
  ];
}

/** The company's LDAP server is asked what would change. */
function ldapWalk(who: string): Walk {
  return {
    intent: "look-ldap",
    who,
    path: "/admin/people/directory/ldap",
    at: "people-desk/ldap",
    go: (page) => enter(page, page.getByRole("button", { name: "Посмотреть, что изменится" })),
    done: (page) => expect(page.getByText(/Каталожная Вера, katalog\d+@example\.ru/)).toBeVisible(),
  };
}
