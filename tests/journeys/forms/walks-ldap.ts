import { enter } from "../support/keyboard.ts";
import { expect } from "../support/test.ts";
import type { Walk } from "./area.ts";

/** The company's LDAP server is asked what would change. */
export function ldapWalks(): Walk[] {
  return [
    {
      intent: "look-ldap",
      who: "keeper-js",
      path: "/admin/people/directory/ldap",
      at: "people-desk/ldap",
      go: (page) => enter(page, page.getByRole("button", { name: "Посмотреть, что изменится" })),
      done: (page) => expect(page.getByText(/Каталожная Вера, katalog\d+@example\.ru/)).toBeVisible(),
    },
  ];
}
