import { type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import { db } from "#platform/db/index.ts";
import { pollOptions, polls } from "./schema.ts";

/** A column of a query: what a poll says, the question and the answers in lines, for those who check words; null where there is none. */
export function pollWords(publicationId: AnyPgColumn): SQL<string | null> {
  return sql`(select ${words} from ${polls} q where q.publication_id = ${named(publicationId)})`;
}

/** The table is named: drizzle drops it from columns of a select without joins, and a bare `id` would be the poll's own. */
export const named = (column: AnyPgColumn) => sql`${column.table}.${sql.identifier(column.name)}`;

const words = sql`q.question || coalesce((
  select string_agg(E'\n' || o.text, '' order by o.place) from ${pollOptions} o where o.poll_id = q.id), '')`;

/** What the poll beside a person's draft says; nothing where there is none. */
export async function wordsOfDraft(accountId: string, draft: string): Promise<string> {
  const { rows } = await db().execute<{ said: string }>(sql`
    select ${words} as said from ${polls} q join drafts d on d.id = q.draft_id
    where d.id = ${draft} and d.account_id = ${accountId}`);
  return rows[0]?.said ?? "";
}

/** The poll of a person's draft goes with the publication that it has become. Tells whether there is one. */
export async function claimPoll(accountId: string, draft: string, publicationId: string): Promise<boolean> {
  const rows = await db()
    .update(polls)
    .set({ publicationId, draftId: null })
    .where(sql`${polls.draftId} in (select id from drafts where id = ${draft} and account_id = ${accountId})`)
    .returning({ id: polls.id });
  return rows.length > 0;
}
