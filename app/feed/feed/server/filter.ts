import { and, eq, gte, not, type SQL, sql } from "drizzle-orm";
import { isRead, publications } from "#app/engines/content/server/index.ts";
import type { FeedFilter } from "#app/feed/feed/contract.ts";
import { articleAuthors } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { literally } from "#platform/db/like.ts";

const days = { day: 1, week: 7, month: 30, year: 365 };

/** What of a feed is asked for but for its rubric; undefined where everything is. */
export function fits(viewer: Viewer, { kind, author, period, only }: FeedFilter): SQL | undefined {
  return and(
    kind && eq(publications.kind, kind),
    author ? isBy(author) : undefined,
    period && gte(publications.publishedAt, new Date(now().getTime() - days[period] * 86_400_000)),
    only && not(isRead(viewer, publications)),
  );
}

/** By somebody whose names begin so, and not by «Редакция». */
function isBy(author: string): SQL {
  return sql`not ${publications.editorial} and ${isNamed(author)}`;
}

/** By somebody whose names begin so, alone or with others, however it is signed. The database itself shows only whom the reader may know. */
export function isNamed(author: string): SQL {
  const words = author.toLowerCase().replaceAll("ё", "е").split(/\s+/).filter(Boolean).slice(0, 5);
  const each = words.map((word) => sql`a.names like ${`% ${literally(word)}%`}`);
  const people = sql`array(
    select a.id from (
      select id, ' ' || replace(lower(last_name || ' ' || first_name || ' ' || patronymic), 'ё', 'е') as names from accounts
    ) a where ${sql.join(each, sql` and `)})`;
  return sql`(${publications.authorId} = any(${people}) or ${publications.id} = any(array(
    select c.publication_id from ${articleAuthors} c where c.account_id = any(${people}))))`;
}
