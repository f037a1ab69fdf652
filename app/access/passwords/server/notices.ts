import { passwords } from "#app/access/passwords/routes.ts";
import { secondFactor } from "#app/access/second-factor/routes.ts";
import { type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Listener } from "#platform/events/index.ts";
import { countPasskeys } from "#platform/identity/index.ts";

export const securityNotices: NoticeFamily = {
  name: "security",
  title: "Безопасность",
  hint: "Что изменилось в вашем входе на портал",
  kinds: {
    "second-factor-reset": "Двухшаговый вход сброшен",
    "password-changed": "Ваш пароль изменён",
    "password-link": "Администратор сделал ссылку для вашего нового пароля",
  },
  mail: "now",
  push: "now",
  mandatory: true,
  mark: "key",
};

/** Tells a person that an administrator has taken their second factor of sign-in away. */
export const notifyOfReset: Listener = {
  name: "notifications.second-factor-reset",
  kinds: ["second-factor.reset"],
  async hear({ objectId: accountId, groupId, actorId }, eventKey) {
    const told = { eventKey, kind: "second-factor-reset" as const, actorId, href: href(secondFactor.own) };
    const text =
      "Теперь для входа хватает пароля, прежние коды и ключи доступа не действуют. Если вы об этом не просили, сразу скажите администратору";
    await notifyPeople([{ groupId, accountId, ...told, text }]);
  },
};

/** Tells a person that they have another password now, whoever has set it: it may not have been they. */
export const notifyOfPassword: Listener = {
  name: "notifications.password-changed",
  kinds: ["password.changed"],
  async hear({ objectId: accountId, groupId }, eventKey) {
    const keys = (await countPasskeys(accountId)) ? ". Ключи доступа работают, как раньше: лишние уберите" : "";
    const text = `Если это не вы, сразу скажите администратору${keys}`;
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
