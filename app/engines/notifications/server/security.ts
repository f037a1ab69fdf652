import { passwords } from "#app/access/passwords/routes.ts";
import { secondStep } from "#app/access/second-step/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Listener } from "#platform/events/index.ts";
import { notifyPeople } from "./notifying.ts";

/** Tells a person that an administrator has taken their second step of sign-in away. */
export const notifyOfReset: Listener = {
  name: "notifications.second-step-reset",
  kinds: ["second-step.reset"],
  async hear({ objectId: accountId, groupId, actorId }, eventKey) {
    const told = { eventKey, kind: "second-step-reset" as const, actorId, href: href(secondStep.own) };
    const text = "Теперь для входа хватает пароля. Если вы об этом не просили, сразу скажите администратору";
    await notifyPeople([{ groupId, accountId, ...told, text }]);
  },
};

/** Tells a person that they have another password now, whoever has set it: it may not have been they. */
export const notifyOfPassword: Listener = {
  name: "notifications.password-changed",
  kinds: ["password.changed"],
  async hear({ objectId: accountId, groupId }, eventKey) {
    const text = "Если это не вы, сразу скажите администратору";
    await notifyPeople([{ groupId, accountId, eventKey, kind: "password-changed", href: href(passwords.own), text }]);
  },
};

/** Tells a person that an administrator holds a link by which their password may be set. */
export const notifyOfLink: Listener = {
  name: "notifications.password-link",
  kinds: ["password.link-made"],
  async hear({ objectId: accountId, groupId, actorId }, eventKey) {
    const told = { eventKey, kind: "password-link" as const, actorId, href: href(passwords.own) };
    const text = "Если вы об этом не просили, сразу скажите другому администратору";
    await notifyPeople([{ groupId, accountId, ...told, text }]);
  },
};
