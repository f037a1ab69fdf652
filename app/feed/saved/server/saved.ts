import { and, desc, eq, inArray } from "drizzle-orm";
import { isVisible, publications, readCards } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut } from "#platform/db/keyset.ts";
import { refuse } from "#platform/refusal.ts";
import { savedPublications } from "./schema.ts";

/** A page of what a person keeps and may still see, the last kept first. */
export async function readSaved(viewer: Viewer, after?: string) {
  const { accountId, publicationId, createdAt } = savedPublications;
  const rows = await db()
    .select({ id: publicationId, createdAt })
    .from(savedPublications)
    .innerJoin(publications, eq(publications.id, publicationId))
    .where(and(eq(accountId, viewer.accountId), isVisible(viewer), beyond([createdAt, publicationId], after)))
    .orderBy(desc(createdAt), desc(publicationId))
    .limit(21);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  const ids = items.map(({ id }) => id);
  const cards = await readCards(viewer, inArray(publications.id, ids));
  return { items: ids.flatMap((id) => cards.items.find((card) => card.id === id) ?? []), next };
}

export async function isSaved(viewer: Viewer, id: string): Promise<{ saved: boolean }> {
  return { saved: (await db().$count(savedPublications, isMine(viewer, id))) > 0 };
}

/** Keeps a publication or lets it go. Refuses what the person may not see with `not-found`. */
export async function putSaved(viewer: Viewer, id: string, saved: boolean): Promise<{ saved: boolean }> {
  if (saved) {
    const isSeen = await db().$count(publications, and(eq(publications.id, id), isVisible(viewer)));
    if (!isSeen) refuse("not-found");
    await db()
      .insert(savedPublications)
      .values({ accountId: viewer.accountId, publicationId: id })
      .onConflictDoNothing();
  } else await db().delete(savedPublications).where(isMine(viewer, id));
  return { saved };
}

const isMine = (viewer: Viewer, id: string) =>
  and(eq(savedPublications.accountId, viewer.accountId), eq(savedPublications.publicationId, id));
