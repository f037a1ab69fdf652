import { and, inArray, isNull, ne, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { describeKind, kindsThat } from "./families.ts";
import { notices } from "./schema.ts";

type Told = typeof notices.$inferInsert;

/**
 * Of one publication's coming a person is told once, in the strongest way that it concerns them: whoever is named in a new
 * post hears of that, and not of a new post too. Leaves out of these notices of one kind what is known already in a stronger
 * way, and takes back what was told in a weaker one and is not read yet. Whoever is told at the same moment elsewhere waits.
 */
export async function keepStrongest(told: Told[]): Promise<Told[]> {
  const { kind } = told[0]!;
  const { strength } = describeKind(kind);
  const about = [...new Set(told.flatMap(({ publicationId }) => publicationId ?? []))].sort();
  if (!strength || !about.length) return told;
  for (const id of about)
    await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`told of ${id}`}, 0))`);
  const known = await db()
    .select({
      id: notices.id,
      accountId: notices.accountId,
      publicationId: notices.publicationId,
      kind: notices.kind,
      bell: notices.bell,
      isRead: sql<boolean>`${notices.readAt} is not null`,
    })
    .from(notices)
    .where(
      and(
        inArray(notices.publicationId, about),
        inArray(
          notices.accountId,
          told.map(({ accountId }) => accountId),
        ),
        isNull(notices.commentId),
        ne(notices.kind, kind),
        inArray(
          notices.kind,
          kindsThat((one) => one.strength),
        ),
      ),
    );
  const weaker = new Set<string>();
  const shown = new Set<string>();
  const kept = told.flatMap((notice) => {
    const before = known.filter(
      ({ accountId, publicationId }) => accountId === notice.accountId && publicationId === notice.publicationId,
    );
    // A thing comes but once: who has read a stronger word of it hears no more of that, but of being named later.
    const stronger = before.filter(
      (one) => describeKind(one.kind).strength! > strength && (!one.isRead || strength === 1),
    );
    if (stronger.length) {
      if (notice.bell) for (const { id } of stronger) shown.add(id);
      return [];
    }
    const waiting = before.filter((one) => describeKind(one.kind).strength! < strength && !one.isRead);
    for (const { id } of waiting) weaker.add(id);
    return [{ ...notice, bell: notice.bell || waiting.some(({ bell }) => bell) }];
  });
  if (weaker.size)
    await db()
      .delete(notices)
      .where(inArray(notices.id, [...weaker]));
  // Whoever wants one of the two in the bell has it there.
  if (shown.size)
    await db()
      .update(notices)
      .set({ bell: true })
      .where(inArray(notices.id, [...shown]));
  return kept;
}
