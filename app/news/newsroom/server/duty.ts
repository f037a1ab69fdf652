import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { align, publicationStates, publications } from "#app/engines/content/server/index.ts";
import { articleAuthors } from "#app/news/news/server/index.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";

const inWork = ["draft", "review", "returned", "scheduled"] as const;

/** The articles that a person has begun and nobody has read yet; what is published stays under their name. */
export const articleDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${publications} p where p.author_id = ${leaver}
    and p.kind in ('news', 'article') and p.deleted_at is null and p.state in ${inWork})`,
  async hand({ leaver, successor, viewer }) {
    const author = successor ?? viewer.accountId;
    const [before, after] = [`user:${leaver}`, `user:${author}`];
    const passed = await db()
      .update(publications)
      .set({ authorId: author, audience: sql`array_replace(${publications.audience}, ${before}, ${after})` })
      .where(
        and(
          eq(publications.authorId, leaver),
          inArray(publications.kind, ["news", "article"]),
          isNull(publications.deletedAt),
          inArray(publications.state, [...inWork]),
        ),
      )
      .returning({ publicationId: publications.id, state: publications.state });
    if (!passed.length) return;
    const ids = passed.map(({ publicationId }) => publicationId);
    // Whose article it is stands first without being named.
    await db()
      .delete(articleAuthors)
      .where(and(inArray(articleAuthors.publicationId, ids), eq(articleAuthors.accountId, author)));
    const told = { groupId: viewer.groupId, actorId: viewer.accountId, note: "Автор уволился", createdAt: now() };
    await db()
      .insert(publicationStates)
      .values(passed.map((one) => ({ ...one, ...told })));
    for (const id of ids) await align(id);
  },
};
