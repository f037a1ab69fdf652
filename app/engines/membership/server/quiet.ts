import { and, inArray, isNull, lt, or, type SQL, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import type { Job } from "#platform/jobs/index.ts";
import type { PlaceEvent } from "./joining.ts";
import { places } from "./schema.ts";

/** A place in which nothing was written for so long is dormant. */
const quietDays = 180;
const since = () => new Date(now().getTime() - quietDays * 86_400_000);

/** When something last happened in a place: before the first word, that it was made. */
const lastAt = sql`coalesce(${places.activeAt}, ${places.createdAt})`;

/** The condition «nobody has written here for half a year»; what is in the archive has its rest. */
export const isDormant = (): SQL =>
  and(isNull(places.archivedAt), isNull(places.deletedAt), lt(lastAt, sql`${since().toISOString()}::timestamptz`))!;

/** The same of a place that is read already. */
export function sleeps({
  archivedAt,
  activeAt,
  createdAt,
}: Pick<typeof places.$inferSelect, "archivedAt" | "activeAt" | "createdAt">) {
  return archivedAt === null && (activeAt ?? createdAt) < since();
}

/** Every night the owners of places that have fallen asleep are asked once what is to become of them. */
export const askOwners: Job = {
  name: "membership.quiet",
  title: "Спросить владельцев каналов и сообществ, в которых полгода не пишут",
  cron: "45 3 * * *",
  async run() {
    // Whoever has been asked is asked again only once it has lived meanwhile.
    const isNew = or(isNull(places.quietToldAt), lt(places.quietToldAt, lastAt));
    const found = db().select({ id: places.id }).from(places).where(and(isDormant(), isNew)).limit(500);
    const asks: PlaceEvent = "place.quiet";
    const rows = await db()
      .update(places)
      .set({ quietToldAt: now() })
      .where(and(inArray(places.id, found), isNew))
      .returning({ id: places.id, groupId: places.groupId });
    for (const { id, groupId } of rows) await announce({ kind: asks, objectId: id, groupId, actorId: id });
  },
};
