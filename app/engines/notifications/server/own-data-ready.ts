import { ownData } from "#app/access/own-data/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Listener } from "#platform/events/index.ts";
import { notifyPeople } from "./notifying.ts";

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
