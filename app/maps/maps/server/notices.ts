import { eq, sql } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import { mayAs } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { findHolders } from "#platform/people/administrators.ts";
import { mapsDesk } from "../desk-routes.ts";
import { mapReports, maps } from "./schema.ts";

export const mapNotices: NoticeFamily = {
  name: "maps",
  title: "Карты",
  hint: "Если вы ведёте карту: что на ней не так",
  kinds: {
    "map-reported": {
      words: "Ошибка на карте",
      leadsTo: (viewer) => (viewer && !mayAs(viewer, "maps") ? sql`false` : isThere(maps, isAbout(maps.id))),
    },
  },
  mail: "digest",
  push: "off",
  mark: "feedback",
};

/** Tells whoever answers for a map of what people have found wrong on it; all who keep maps, if that one may no longer. */
export const notifyKeeper: Listener = {
  name: "notifications.map-reported",
  kinds: ["map.reported"],
  async hear({ objectId, actorId }, key) {
    const [row] = await db()
      .select({ id: maps.id, accountId: maps.keeperId, groupId: maps.groupId, subject: maps.title })
      .from(mapReports)
      .innerJoin(maps, eq(maps.id, mapReports.mapId))
      .where(eq(mapReports.id, objectId));
    if (!row) return;
    const { id: mapId, subject, accountId, groupId } = row;
    const notice = { subject, actorId, kind: "map-reported", eventKey: key, href: href(mapsDesk.adminMap, { mapId }) };
    const holders = await findHolders(groupId, "maps");
    const keeper = holders.filter((holder) => holder.accountId === accountId);
    await notifyPeople((keeper.length > 0 ? keeper : holders).map((to) => ({ ...notice, ...to })));
  },
};
