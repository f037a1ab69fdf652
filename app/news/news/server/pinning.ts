import { and, eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { pins } from "./schema.ts";

type Pin = Pick<typeof pins.$inferInsert, "publicationId" | "groupId" | "feed" | "until" | "pinnedBy">;

/** Puts an article above a feed until its time is over, before what stands there. Whoever calls holds the company's row. */
export async function putPin(pin: Pin): Promise<void> {
  const { groupId, feed } = pin;
  const place = sql`coalesce((select min(place) from ${pins} where group_id = ${groupId} and feed = ${feed}), 1) - 1`;
  await db()
    .insert(pins)
    .values({ ...pin, place });
}

/** Takes an article of a company down; one that does not stand there is no trouble. */
export async function takePinDown(publicationId: string, groupId: string): Promise<void> {
  await db()
    .delete(pins)
    .where(and(eq(pins.publicationId, publicationId), eq(pins.groupId, groupId)));
}

/** Puts what stands above a feed into this order. */
export async function orderPins(publicationIds: string[]): Promise<void> {
  for (const [place, publicationId] of publicationIds.entries())
    await db().update(pins).set({ place }).where(eq(pins.publicationId, publicationId));
}
