import { and, eq, inArray, isNull, ne, type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { comments, isPersonal, publications, reactions } from "#app/engines/content/server/index.ts";
import type { CountedDeed } from "#app/loyalty/achievements/contract.ts";
import { taskRuns } from "#app/loyalty/tasks/server/index.ts";
import { thanks, thanksReceivers } from "#app/loyalty/thanks/server/index.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";

/** How often a person, a column or a value, has done each deed: counted anew, so that counting twice changes nothing. */
const countOf: Record<CountedDeed, (person: SQL) => SQL<number>> = {
  publication: (person) => sql`(select count(*)::int from ${publications}
    where ${and(sql`${publications.authorId} = ${person}`, isPersonal(), ne(publications.kind, "thanks"), eq(publications.state, "published"), isNull(publications.deletedAt))})`,
  comment: (person) => sql`(select count(*)::int from ${comments}
    where ${comments.authorId} = ${person} and ${comments.deletedAt} is null and ${comments.hiddenAt} is null)`,
  reaction: (person) => sql`(select count(*)::int from ${reactions}
    join ${publications} on ${publications.id} = ${reactions.subjectId}
    where ${publications.authorId} = ${person} and ${reactions.accountId} <> ${person} and ${publications.deletedAt} is null)`,
  thanks: (person) =>
    sql`(select count(*)::int from ${thanks} where ${thanks.authorId} = ${person} and ${thanks.withdrawnAt} is null)`,
  thanked: (
    person,
  ) => sql`(select count(*)::int from ${thanksReceivers} join ${thanks} on ${thanks.id} = ${thanksReceivers.thanksId}
    where ${thanksReceivers.accountId} = ${person} and ${thanks.withdrawnAt} is null)`,
  task: (person) =>
    sql`(select count(*)::int from ${taskRuns} where ${taskRuns.accountId} = ${person} and ${taskRuns.state} = 'approved')`,
  year: (person) => sql`(select coalesce(extract(year from age(${now()}::timestamptz, years.hired_on)), 0)::int
    from ${accounts} years where years.id = ${person})`,
};

export type Counts = Record<CountedDeed, number>;

/** What a person has done of everything that is counted, in one statement. */
export async function readCounts(person: string): Promise<Counts> {
  const me = sql`${person}::uuid`;
  const columns = Object.entries(countOf).map(([deed, count]) => sql`${count(me)} as ${sql.identifier(deed)}`);
  const { rows } = await db().execute<Counts>(sql`select ${sql.join(columns, sql`, `)}`);
  return rows[0]!;
}

/** The colleagues of a company who have done a deed so often. */
export async function findDoers(groupId: string, deed: CountedDeed, count: number): Promise<string[]> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), isColleague(), sql`${countOf[deed](sql`${accounts.id}`)} >= ${count}`))
    .orderBy(accounts.id);
  return rows.map(({ id }) => id);
}

/** Of these people, those who are colleagues, with their companies. */
export async function findPresent(people: string[]) {
  if (!people.length) return [];
  return db()
    .select({ id: accounts.id, groupId: accounts.groupId })
    .from(accounts)
    .where(and(isColleague(), inArray(accounts.id, people)))
    .orderBy(accounts.groupId, accounts.id);
}

/** A column: how often a person has done the deed that another column names. */
export function countOfDeed(deed: SQLWrapper, person: string): SQL<number> {
  const cases = Object.entries(countOf).map(([name, count]) => sql`when ${name} then ${count(sql`${person}::uuid`)}`);
  return sql`case ${deed} ${sql.join(cases, sql` `)} end`;
}
