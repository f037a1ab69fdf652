import type { InferContractRouterInputs } from "@orpc/contract";
import { and, desc, eq, gt, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { orderPins, pinOrder, pins, putPin, takePinDown } from "#app/news/news/server/index.ts";
import type { DeskPin, newsroomContract } from "#app/news/newsroom/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { moved } from "#platform/db/places.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";

type Inputs = InferContractRouterInputs<typeof newsroomContract>;

const places = 5;
const day = 86_400_000;

/**
 * Pins a published article above a feed for some days, or takes it down. Five stand there at most: beyond that one is
 * named that gives its place. Refuses what is not on the desk or not published as not found.
 */
export async function pin(viewer: Viewer, { id, feed, days, instead }: Inputs["pin"]): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  // One editor of a company at a time, so that there are never six.
  await db().select({ id: groups.id }).from(groups).where(eq(groups.id, groupId)).for("update");
  const [article] = await db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.state, "published"), eq(publications.id, id)));
  if (!article) refuse("not-found");
  await takePinDown(id, groupId);
  if (!feed) return { id };
  if (instead) await takePinDown(instead, groupId);
  const taken = await db().$count(pins, and(stands(viewer), eq(pins.feed, feed)));
  if (taken >= places)
    refuse("invalid", "pins", { fields: { instead: ["Закреплено уже пять: выберите, что заменить"] } });
  const until = new Date(now().getTime() + Number(days ?? 7) * day);
  await putPin({ publicationId: id, groupId, feed, until, pinnedBy: accountId });
  return { id };
}

/** What stands above the feeds of a company, in the editors' order: «Работа», then «Жизнь». */
export async function readPins(viewer: Viewer): Promise<{ items: DeskPin[] }> {
  const rows = await db()
    .select({ id: publications.id, title: publications.title, feed: pins.feed, until: pins.until, by: pinnedBy })
    .from(pins)
    .innerJoin(publications, eq(publications.id, pins.publicationId))
    .innerJoin(accounts, eq(accounts.id, pins.pinnedBy))
    .where(stands(viewer))
    .orderBy(desc(pins.feed), ...pinOrder);
  return { items: rows.map(({ until, ...row }) => ({ ...row, until: until.toISOString() })) };
}

/** Moves a pin among those above its feed. Refuses what stands above none of the company's as not found. */
export async function movePin(viewer: Viewer, { id, by }: Inputs["movePin"]): Promise<{ id: string }> {
  const rows = await db()
    .select({ id: pins.publicationId, feed: pins.feed })
    .from(pins)
    .where(stands(viewer))
    .orderBy(...pinOrder)
    .for("update");
  const pin = rows.find((one) => one.id === id);
  if (!pin) refuse("not-found");
  const beside = rows.filter(({ feed }) => feed === pin.feed).map((one) => one.id);
  await orderPins(moved(beside, id, by));
  return { id };
}

const pinnedBy = sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`;

function stands({ groupId }: Viewer) {
  return and(eq(pins.groupId, groupId), gt(pins.until, now()));
}
