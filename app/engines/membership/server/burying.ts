import { and, eq, isNull, ne, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import {
  guestPlaces,
  memberships,
  placeAliases,
  placeBans,
  placeInvites,
  placeLinks,
  placeOffers,
  placeRequests,
  places,
} from "./schema.ts";
import { putPlacesInSearch } from "./search-source.ts";
import { standing } from "./standing.ts";

type Grave = { id: string; groupId: string; kind: string };

/**
 * Takes a place away for good, with all who belong to it: its owner does, and administrators of its company. What stands
 * there its area takes away. Of it only its words in addresses stay, for who comes by an old link. Refuses others as not
 * found, and at its field a word that is not the place's own.
 */
export async function bury(viewer: Viewer, { id, alias }: { id: string; alias: string }): Promise<Grave> {
  const [stood] = await standing(viewer, eq(places.id, id));
  const isTheirs = stood?.may.own || viewer.isAdmin;
  const [place] = isTheirs
    ? await db()
        .select({ groupId: places.groupId, kind: places.kind, alias: places.alias })
        .from(places)
        .where(and(eq(places.id, id), eq(places.groupId, viewer.groupId), isNull(places.deletedAt)))
        .for("update")
    : [];
  if (!place) refuse("not-found");
  if (alias.trim().toLowerCase() !== place.alias)
    refuse("invalid", "alias", { fields: { alias: [`Адрес не совпал. Напишите его точно: ${place.alias}`] } });
  const bare = { title: "", description: "", questions: [], coverId: null, coverAlt: "", avatarId: null };
  await db()
    .update(places)
    .set({ ...bare, mandatory: null, deletedAt: now() })
    .where(eq(places.id, id));
  for (const table of [guestPlaces, memberships, placeBans, placeRequests, placeInvites, placeLinks, placeOffers])
    await db().delete(table).where(eq(table.placeId, id));
  await putPlacesInSearch([id]);
  return { id, ...place };
}

/** Whether a word in an address named a place of a kind that is no more, and that was not hidden: of those nobody is told. */
export async function isBuried({ groupId }: Viewer, { kind, alias }: Record<"kind" | "alias", string>) {
  const before = sql`select ${placeAliases.placeId} from ${placeAliases}
    where ${placeAliases.groupId} = ${groupId} and ${placeAliases.alias} = ${alias}`;
  const rows = await db()
    .select({ id: places.id })
    .from(places)
    .where(
      and(
        eq(places.groupId, groupId),
        eq(places.kind, kind),
        sql`${places.deletedAt} is not null`,
        ne(places.joining, "hidden"),
        sql`(${places.alias} = ${alias} or ${places.id} in (${before}))`,
      ),
    );
  return rows.length > 0;
}
