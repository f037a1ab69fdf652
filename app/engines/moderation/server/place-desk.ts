import { and, asc, eq, ne } from "drizzle-orm";
import type { z } from "zod";
import { demand } from "#app/engines/membership/server/index.ts";
import type { CaseCard, CaseView, decisionFields } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { refuse } from "#platform/refusal.ts";
import { readCase } from "./case.ts";
import { isOpen } from "./cases.ts";
import { decide } from "./decisions.ts";
import { selectCases, toCard } from "./desk.ts";
import { moderationCases } from "./schema.ts";
import { tellSubjects } from "./subjects.ts";

/** An appeal is another one's to answer: the moderators of the company do. */
const isOfPlace = (place: string) =>
  and(eq(moderationCases.placeId, place), isOpen, ne(moderationCases.cause, "appeal"));

/**
 * A page of what waits for the leaders of a place: what was written there and comes out when one of them has read it, and
 * what people have complained of; what waits longest comes first. Refuses who does not lead it as not found.
 */
export async function readPlaceQueue(
  viewer: Viewer,
  { place, after }: { place: string; after?: string },
): Promise<{ items: CaseCard[]; next?: string | undefined }> {
  await demand(viewer, place, "lead");
  const keys = [moderationCases.openedAt, moderationCases.id];
  const rows = await selectCases()
    .where(and(isOfPlace(place), beyond(keys, after, "asc")))
    .orderBy(...keys.map((key) => asc(key)))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.openedAt, row.id]);
  const told = await tellSubjects(viewer, items);
  return { items: items.map((row) => toCard(viewer, row, told.get(row.objectId))), next };
}

type Named = { place: string; id: string };

/** A case of a place with all that one needs to decide it. Refuses who does not lead the place, and other cases, as not found. */
export async function readPlaceCase(viewer: Viewer, named: Named): Promise<CaseView> {
  await demandCase(viewer, named);
  return readCase(viewer, named.id);
}

/** Decides a case of a place: who leads it does. Refuses as `decide` does. */
export async function decideInPlace(
  viewer: Viewer,
  { place, ...wish }: z.output<typeof decisionFields> & Named,
  requestId: string,
): Promise<{ id: string }> {
  await demandCase(viewer, { place, id: wish.id });
  return decide(viewer, wish, requestId);
}

async function demandCase(viewer: Viewer, { place, id }: Named): Promise<void> {
  await demand(viewer, place, "lead");
  const known = and(eq(moderationCases.placeId, place), eq(moderationCases.id, id));
  const rows = await db().select({ id: moderationCases.id }).from(moderationCases).where(known);
  if (!rows.length) refuse("not-found");
}
