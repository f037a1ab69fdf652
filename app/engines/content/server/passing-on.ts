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
    .returning({ publicationId: publications.id, state: publications.state });
  if (passed.length) await writeNotes(passed, by, note);
  for (const { publicationId } of passed) await align(publicationId);
  return passed.map(({ publicationId }) => publicationId);
}

/** Writes a deed into the history of a publication, which stands where it stood. */
export async function noteIn(id: string, by: By, note: string): Promise<void> {
  const isIt = eq(publications.id, id);
  const [row] = await db()
    .select({ publicationId: publications.id, state: publications.state })
    .from(publications)
    .where(isIt);
  await writeNotes([row ?? refuse("not-found")], by, note);
}

type Stood = Pick<typeof publicationStates.$inferInsert, "publicationId" | "state">;

async function writeNotes(stood: Stood[], { accountId, groupId }: By, note: string): Promise<void> {
  await db()
    .insert(publicationStates)
    .values(stood.map((one) => ({ ...one, groupId, actorId: accountId, note, createdAt: now() })));
}
