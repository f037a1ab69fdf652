import { eq, type SQL, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { publicationStates, publications } from "./schema.ts";
import { align } from "./words.ts";

type By = { accountId: string; groupId: string };

/**
 * Gives publications to another author, who takes the first one's place among their readers too, and writes it into their
 * history. Gives their ids. Whoever calls says which, and may do so.
 */
export async function passOn(
  which: SQL,
  author: { from: string; to: string },
  by: By,
  note: string,
): Promise<string[]> {
  const [before, after] = [`user:${author.from}`, `user:${author.to}`];
  const passed = await db()
    .update(publications)
    .set({ authorId: author.to, audience: sql`array_replace(${publications.audience}, ${before}, ${after})` })
    .where(which)
    .returning({ id: publications.id });
  const ids = passed.map(({ id }) => id);
  for (const id of ids) {
    await noteIn(id, by, note);
    await align(id);
  }
  return ids;
}

/** Writes a deed into the history of a publication, which stands where it stood. */
export async function noteIn(id: string, { accountId, groupId }: By, note: string): Promise<void> {
  const [row] = await db().select({ state: publications.state }).from(publications).where(eq(publications.id, id));
  if (!row) refuse("not-found");
  await db()
    .insert(publicationStates)
    .values({ publicationId: id, groupId, state: row.state, actorId: accountId, note, createdAt: now() });
}
