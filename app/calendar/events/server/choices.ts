import { and, asc, eq, isNull } from "drizzle-orm";
import { leads, places } from "#app/engines/membership/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { readTypes } from "./layers.ts";

/** What the form of an event chooses from: types, places that the reader leads, the reader's zone. */
export async function readChoices(viewer: Viewer) {
  const led = await db()
    .select({ id: places.id, title: places.title })
    .from(places)
    .where(and(eq(places.groupId, viewer.groupId), isNull(places.deletedAt), leads(viewer, places.id)))
    .orderBy(asc(places.title))
    .limit(200);
  return { types: await readTypes(viewer), places: led, zone: viewer.timeZone };
}
