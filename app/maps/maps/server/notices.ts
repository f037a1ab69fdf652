import { eq } from "drizzle-orm";
import { isAbout, isThere, type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { href } from "#app/web/urls.ts";
import { db } from "#platform/db/index.ts";
import type { Listener } from "#platform/events/index.ts";
import { mapsDesk } from "../desk-routes.ts";
import { mapReports, maps } from "./schema.ts";

export const mapNotices: NoticeFamily = {
  name: "maps",
  title: "Карты",
  hint: "Если вы ведёте карту: что на ней не так",
  kinds: {
    "map-reported": { words: "Ошибка на карте", leadsTo: () => isThere(maps, isAbout(maps.id)) },
  },
  mail: "digest",
  push: "off",
  mark: "feedback",
};

/** Tells whoever answers for a map of what people have found wrong on it. */
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
    const { id: mapId, ...to } = row;
    const link = href(mapsDesk.adminMap, { mapId });
    await notifyPeople([{ ...to, actorId, kind: "map-reported", eventKey: key, href: link }]);
  },
};
