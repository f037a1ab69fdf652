import { and, eq, type SQL, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import type { Hidden } from "#app/feed/feed/contract.ts";
import { readRubric } from "#app/news/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { hiddenAuthors, hiddenRubrics } from "./schema.ts";

/** Neither by an author nor under a rubric that this reader has hidden; both lists are read once a query. */
export function isWelcome({ accountId }: Viewer): SQL {
  return sql`(${publications.editorial} or ${publications.authorId} <> all(array(
      select h.author_id from hidden_authors h where h.account_id = ${accountId}::uuid)))
    and not array(select h.rubric_id from hidden_rubrics h where h.account_id = ${accountId}::uuid)
      && array(select r.rubric_id from publication_rubrics r where r.publication_id = ${publications.id})`;
}

type Wish = Pick<Hidden, "kind" | "id"> & { hidden: boolean };

/** Hides an author or a rubric from a reader's feeds, or gives it back. Refuses whom they may not know as not found. */
export async function hide(viewer: Viewer, { kind, id, hidden }: Wish): Promise<Hidden> {
  const { accountId } = viewer;
  if (kind === "author") {
    const title = await nameOf(viewer, id);
    const mine = and(eq(hiddenAuthors.accountId, accountId), eq(hiddenAuthors.authorId, id));
    if (hidden) await db().insert(hiddenAuthors).values({ accountId, authorId: id }).onConflictDoNothing();
    else await db().delete(hiddenAuthors).where(mine);
    return { kind, id, title };
  }
  const { title } = await readRubric(viewer, id);
  const mine = and(eq(hiddenRubrics.accountId, accountId), eq(hiddenRubrics.rubricId, id));
  if (hidden) await db().insert(hiddenRubrics).values({ accountId, rubricId: id }).onConflictDoNothing();
  else await db().delete(hiddenRubrics).where(mine);
  return { kind, id, title };
}

/** Whom and what a reader has hidden, by name. */
export async function readHidden({ accountId }: Viewer): Promise<{ items: Hidden[] }> {
  const { rows } = await db().execute<Hidden>(sql`
    select * from (
      select 'author' as kind, a.id, a.first_name || ' ' || a.last_name as title
      from ${hiddenAuthors} h join ${accounts} a on a.id = h.author_id
      where h.account_id = ${accountId}::uuid and ${isNotBlocked({ accountId }, sql`a.id`)}
      union all
      select 'rubric', r.id, r.title
      from ${hiddenRubrics} h join rubrics r on r.id = h.rubric_id where h.account_id = ${accountId}::uuid
    ) hidden order by kind, title collate russian, id`);
  return { items: rows.map(({ kind, id, title }) => ({ kind, id, title })) };
}

/** One hides others, not oneself; the database shows only whom the reader may know. */
async function nameOf(viewer: Viewer, id: string): Promise<string> {
  const [person] = await db()
    .select({ firstName: accounts.firstName, lastName: accounts.lastName })
    .from(accounts)
    .where(eq(accounts.id, id));
  if (!person || id === viewer.accountId) refuse("not-found");
  return `${person.firstName} ${person.lastName}`;
}
