import { and, eq, type SQL, sql } from "drizzle-orm";
import { isSpokenTo, publications } from "#app/engines/content/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { isOneOf } from "#platform/people/audience.ts";
import { accounts } from "#platform/people/schema.ts";
import { acknowledgements, articles, formerAcknowledgements } from "./schema.ts";

/** Whether this reader is to say that they have read an article, if they may see it: for queries that join `articles`. */
export function isAskedOf(viewer: Viewer): SQL {
  return and(eq(articles.mustRead, true), isOneOf(articles.obliged, viewer))!;
}

/** Whether they have said so. */
export function isAcknowledged(viewer: Viewer): SQL {
  return sql`exists (select 1 from ${acknowledgements} where ${isMine(viewer)})`;
}

/** The acknowledgement of this reader: for queries over `publications`. */
export function isMine({ accountId }: Viewer): SQL {
  return and(eq(acknowledgements.publicationId, publications.id), eq(acknowledgements.accountId, accountId))!;
}

/** The people who are to say so: for queries that join `publications` and `articles` with `accounts`. */
export const isObliged: SQL = and(
  eq(articles.mustRead, true),
  isSpokenTo,
  sql`(${articles.obliged} is null or ${articles.obliged} && audience_of(${accounts.id}, '{}'))`,
)!;

/** Whether they have said so of words that were changed since: for queries that join `publications` and `acknowledgements`. */
export const isOutdated: SQL = sql`${acknowledgements.createdAt} < ${publications.editedAt}`;

/** Sets aside what was said of earlier words of an article, so that its people are asked anew. Gives how many there were. */
export async function setOutdatedAside(id: string): Promise<number> {
  const { rowCount } = await db().execute(sql`with gone as (
      delete from ${acknowledgements} using ${publications}
      where ${and(eq(publications.id, id), eq(acknowledgements.publicationId, id), isOutdated)} returning ${acknowledgements}.*)
    insert into ${formerAcknowledgements} (publication_id, account_id, created_at, asked_anew_at)
    select publication_id, account_id, created_at, ${now()}::timestamptz from gone`);
  return rowCount ?? 0;
}

/** By which day a reader is to say so, «2026-11-27»: who came when it was out already has as many days as those before had. */
export function dueFor({ accountId }: Pick<Viewer, "accountId">): SQL<string | null> {
  return sql<string | null>`(${articles.dueOn} + greatest(0, (
    select greatest(me.created_at::date, me.hired_on) from ${accounts} me where me.id = ${accountId}
  ) - ${publications.publishedAt}::date))::text`;
}
