import { ownData } from "#app/access/own-data/routes.ts";
import { type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Listener } from "#platform/events/index.ts";
import { findAdministrators } from "#platform/people/administrators.ts";

export const ownDataNotices: NoticeFamily = {
  name: "own-data",
  title: "Мои данные",
  hint: "Архив, который вы попросили собрать, готов; ответ на просьбу удалить данные",
  kinds: { "own-data": "Архив ваших данных готов", "erasure-refused": "Просьбу удалить данные отклонили" },
  mail: "now",
  push: "now",
  mark: "documents",
};

export const consentsNotices: NoticeFamily = {
  name: "consents",
  title: "Данные людей",
  hint: "Сотрудник отозвал согласие на обработку данных или просит их удалить, подходит срок по закону",
  kinds: {
    "consent-withdrawn": "Отозвано",
    "erasure-asked": "Просит удалить свои данные",
    "data-due": "Подходит срок",
  },
  mail: "now",
  push: "now",
  mandatory: true,
  isFor: ({ isAdmin }) => isAdmin,
  mark: "documents",
};

/** Tells the administrators of the company that somebody wants their data erased. */
export const notifyOfErasure: Listener = {
  name: "notifications.erasure-asked",
  kinds: ["erasure.asked"],
  async hear({ groupId, actorId }, eventKey) {
    const told = { eventKey, kind: "erasure-asked" as const, actorId, href: href(ownData.adminErasures) };
    const text = "На ответ есть 30 дней";
    await notifyPeople((await findAdministrators(groupId)).map((person) => ({ ...person, ...told, text })));
  },
};

/** Tells whoever asked why it was refused. */
export const notifyOfRefusal: Listener = {
  name: "notifications.erasure-refused",
  kinds: ["erasure.refused"],
  async hear({ groupId, data }, eventKey) {
    const { accountId, reason: text } = data as { accountId: string; reason: string };
    const told = { eventKey, kind: "erasure-refused" as const, text, href: href(ownData.erase) };
    await notifyPeople([{ groupId, accountId, ...told }]);
  },
};

/** Tells a person that the archive of their data is ready; the link in it is for their eyes, so the notice leads to its page. */
export const notifyOfExport: Listener = {
  name: "notifications.own-data",
  kinds: ["own-data.ready"],
  async hear({ objectId, groupId, actorId: accountId }) {
    const notice = { groupId, accountId, eventKey: `own-data/${objectId}`, kind: "own-data" as const };
    const words = { text: "Скачать его можно в течение семи дней", href: href(ownData.export) };
    await notifyPeople([{ ...notice, ...words }]);
  },
};
