import { ownData } from "#app/own-data/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Listener } from "#platform/events/index.ts";
import { findAdministrators } from "#platform/people/administrators.ts";
import { tellPeople } from "./telling.ts";

/** Tells the administrators of the company that somebody wants their data erased (product B25). */
export const tellOfErasure: Listener = {
  name: "notifications.erasure-asked",
  kinds: ["erasure.asked"],
  async hear({ groupId, actorId }, eventKey) {
    const told = { eventKey, kind: "erasure-asked" as const, actorId, href: href(ownData.adminErasures) };
    const text = "На ответ есть 30 дней";
    await tellPeople((await findAdministrators(groupId)).map((person) => ({ ...person, ...told, text })));
  },
};

/** Tells whoever asked why it was refused. */
export const tellOfRefusal: Listener = {
  name: "notifications.erasure-refused",
  kinds: ["erasure.refused"],
  async hear({ groupId, data }, eventKey) {
    const { accountId, reason: text } = data as { accountId: string; reason: string };
    const told = { eventKey, kind: "erasure-refused" as const, text, href: href(ownData.erase) };
    await tellPeople([{ groupId, accountId, ...told }]);
  },
};
