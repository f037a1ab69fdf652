import { and, eq, inArray, isNull, sql } from "drizzle-orm";
import { passOn, publications } from "#app/engines/content/server/index.ts";
import { unnameAuthor } from "#app/news/news/server/index.ts";
import type { Duty } from "#platform/people/duty.ts";

const inWork = ["draft", "review", "returned", "scheduled"] as const;

/** The articles that a person has begun and nobody has read yet; what is published stays under their name. */
export const articleDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${publications} p where p.author_id = ${leaver}
    and p.kind in ('news', 'article') and p.deleted_at is null and p.state in ${inWork})`,
  async hand({ leaver, successor, viewer }) {
    const author = successor ?? viewer.accountId;
    const isInWork = and(
      eq(publications.authorId, leaver),
      inArray(publications.kind, ["news", "article"]),
      isNull(publications.deletedAt),
      inArray(publications.state, [...inWork]),
    );
    const ids = await passOn(isInWork!, { from: leaver, to: author }, viewer, "Автор уволился");
    // Whose article it is stands first without being named.
    if (ids.length) await unnameAuthor(ids, author);
  },
};
