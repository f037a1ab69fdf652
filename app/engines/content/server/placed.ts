import { and, eq, isNull } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import { alignFilesIn } from "./file-readers.ts";
import { publications } from "./schema.ts";
import { align } from "./words.ts";

/** Lets all that stands in a place speak to others from now on, what lies in the trash too. */
export async function readdressPlace(placeId: string, audience: AudiencePart[] | null): Promise<void> {
  const moved = await db()
    .update(publications)
    .set({ audience })
    .where(eq(publications.placeId, placeId))
    .returning({ id: publications.id });
  for (const { id } of moved) await align(id);
}

/** Lets a publication speak to others from now on. */
export async function readdress(id: string, audience: AudiencePart[] | null): Promise<void> {
  await db().update(publications).set({ audience }).where(eq(publications.id, id));
  await align(id);
}

/** Lets nobody react to what stands in a place, or lets them again; what people have left is kept. */
export async function closeReactionsIn(placeId: string, closed: boolean): Promise<void> {
  await db()
    .update(publications)
    .set({ reactionsClosedAt: closed ? now() : null })
    .where(eq(publications.placeId, placeId));
}

/** Hides all that stands in a place from everybody at once; neither its authors nor moderators bring it back. */
export async function hidePlaced(placeId: string): Promise<void> {
  await db()
    .update(publications)
    .set({ deletedAt: now(), deletedBy: null })
    .where(and(eq(publications.placeId, placeId), isNull(publications.deletedAt)));
  await alignFilesIn(placeId);
}
