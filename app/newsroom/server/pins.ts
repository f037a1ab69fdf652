import type { InferContractRouterInputs } from "@orpc/contract";
import { and, eq, gt } from "drizzle-orm";
import { publications } from "#app/content/server/index.ts";
import { pins } from "#app/news/server/index.ts";
import type { newsroomContract } from "#app/newsroom/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";

const places = 5;
const day = 86_400_000;

/**
 * Pins a published article above a feed for some days, or takes it down. Five stand there at most: beyond that one is
 * named that gives its place (product B9). Refuses what is not on the desk or not published as not found.
 */
export async function pin(
  viewer: Viewer,
  { id, feed, days, instead }: InferContractRouterInputs<typeof newsroomContract>["pin"],
): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  // One editor of a company at a time, so that there are never six.
  await db().select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("update");
  const [article] = await db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.state, "published"), eq(publications.id, id)));
  if (!article) refuse("not-found");
  await db().delete(pins).where(eq(pins.publicationId, id));
  if (!feed) return { id };
  if (instead)
    await db()
      .delete(pins)
      .where(and(eq(pins.publicationId, instead), eq(pins.groupId, groupId)));
  const taken = await db().$count(pins, and(eq(pins.groupId, groupId), eq(pins.feed, feed), gt(pins.until, now())));
  if (taken >= places)
    refuse("invalid", "pins", { fields: { instead: ["Закреплено уже пять: выберите, что заменить"] } });
  const until = new Date(now().getTime() + Number(days ?? 7) * day);
  await db().insert(pins).values({ publicationId: id, groupId, feed, until, pinnedBy: accountId });
  return { id };
}
