import { ownData } from "#app/own-data/routes.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { ringBell } from "./notices.ts";
import { notices } from "./schema.ts";

/** Tells a person that the archive of their data is ready; the link in it is for their eyes, so the notice leads to its page. */
export const tellOfExport: Listener = {
  name: "notifications.own-data",
  kinds: ["own-data.ready"],
  async hear({ objectId, groupId, actorId: accountId }) {
    await db()
      .insert(notices)
      .values({
        ...{ groupId, accountId, eventKey: `own-data/${objectId}`, kind: "own-data" as const },
        text: "Скачать его можно в течение семи дней",
        href: href(ownData.export),
      })
      .onConflictDoNothing();
    await ringBell({ groupId, accountId });
  },
};
