import { and, eq, inArray, isNull, notInArray, type SQL, sql } from "drizzle-orm";
import { eventAnswers, eventDays } from "#app/calendar/events/server/index.ts";
import { comments, isPersonal, publications, reactions } from "#app/engines/content/server/index.ts";
import { enrolments } from "#app/learning/courses/server/index.ts";
import type { CountedDeed } from "#app/loyalty/achievements/contract.ts";
import { zoneOf } from "#app/loyalty/balance/server/index.ts";
import { taskRuns } from "#app/loyalty/tasks/server/index.ts";
import { thanks, thanksReceivers } from "#app/loyalty/thanks/server/index.ts";
import { publicationRubrics } from "#app/news/news/server/index.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { achievementAwards, achievements } from "./schema.ts";

/**
 * The deeds of a kind, a row each: who has done it, and when. They are counted anew each time, so that counting twice changes
 * nothing. `only` is the value, the task or the rubric that alone counts, or null.
 */
const deedsOf: Record<CountedDeed, (only: SQL) => SQL> = {
  publication: (
    only,
  ) => sql`select ${publications.authorId} as person, ${publications.publishedAt} as at from ${publications}
    where ${and(notInArray(publications.kind, ["thanks", "product-review"]), eq(publications.editorial, false), eq(publications.state, "published"), isNull(publications.deletedAt))}
      and case when ${only} is null then ${isPersonal()} else ${isUnder(sql`${publications.id}`, only)} end`,
  comment: (only) => sql`select c.author_id as person, c.created_at as at from ${comments} c
    where c.deleted_at is null and c.hidden_at is null and (${only} is null or ${isUnder(sql`c.publication_id`, only)})`,
  reaction: () => sql`select p.author_id as person, r.created_at as at from ${reactions} r
    join ${publications} p on p.id = r.subject_id where r.account_id <> p.author_id and p.deleted_at is null`,
  thanks: (only) => sql`select t.author_id as person, t.created_at as at from ${thanks} t
    where t.withdrawn_at is null and (${only} is null or t.value_id = ${only})`,
  thanked: (only) => sql`select r.account_id as person, t.created_at as at from ${thanksReceivers} r
    join ${thanks} t on t.id = r.thanks_id where t.withdrawn_at is null and (${only} is null or t.value_id = ${only})`,
  task: (only) => sql`select r.account_id as person, r.decided_at as at from ${taskRuns} r
    where r.state = 'approved' and (${only} is null or r.task_id = ${only})`,
  event: () => sql`select a.account_id as person, d.starts_at as at from ${eventAnswers} a
    join ${eventDays} d on d.id = a.day_id where a.state = 'attended'`,
  course: () => sql`select e.account_id as person, min(e.ended_at) as at from ${enrolments} e
    where e.state = 'completed' group by e.course_id, e.account_id`,
  year: () => sql`select y.id as person, (y.hired_on + make_interval(years => n)) at time zone 'UTC' as at from ${accounts} y,
    generate_series(1, extract(year from age(${now()}::timestamptz, y.hired_on))::int) n`,
};

function isUnder(publication: SQL, rubric: SQL): SQL {
  return sql`exists (select from ${publicationRubrics} u where u.publication_id = ${publication} and u.rubric_id = ${rubric})`;
}

/** What is counted by a rule: so often, step after step; in so many days, since a moment, of one thing alone. */
export type Rule = {
  groupId: string;
  deed: CountedDeed;
  days: number | null;
  since: string | null;
  onlyId: string | null;
};

/** How often each of some people has done it at best: in the days that the rule names, whenever these were. */
function bestOf({ groupId, deed, days, since, onlyId }: Rule, people?: string[]): SQL {
  const isCounted = and(
    since ? sql`d.at >= ${since}::timestamp at time zone ${zoneOf(sql`${groupId}::uuid`)}` : undefined,
    people ? sql`d.person = any(${`{${people.join(",")}}`}::uuid[])` : undefined,
  );
  const counted = sql`from (${deedsOf[deed](sql`${onlyId}::uuid`)}) d where ${isCounted ?? sql`true`}`;
  if (days === null) return sql`select d.person, count(*)::int as best ${counted} group by d.person`;
  return sql`select n.person, max(n.times)::int as best from (
      select d.person, count(*) over (partition by d.person order by d.at
        range between make_interval(days => ${days}::int) preceding and current row) as times ${counted}) n
    group by n.person`;
}

/** The colleagues of a company who have done it so often. */
export async function findDoers(rule: Rule, count: number): Promise<string[]> {
  const { rows } = await db().execute<{ id: string }>(sql`
    select ${accounts.id} from (${bestOf(rule)}) b join ${accounts} on ${accounts.id} = b.person
    where ${and(eq(accounts.groupId, rule.groupId), isColleague())} and b.best >= ${count} order by ${accounts.id}`);
  return rows.map(({ id }) => id);
}

export type Due = { person: string; level: number };

/** Who has earned a step of an achievement that they do not have yet; who had it revoked gets it from a hand alone. */
export async function findDue(
  { id, steps, ...rule }: Rule & { id: string; steps: number[] },
  { people, most }: { people?: string[]; most?: number } = {},
): Promise<Due[]> {
  const level = sql`cardinality(array(select s from unnest(${`{${steps.join(",")}}`}::int[]) s where s <= b.best))`;
  const { rows } = await db().execute<Due>(sql`
    select e.person, e.level from (
      select ${accounts.id} as person, ${level} as level from (${bestOf(rule, people)}) b
      join ${accounts} on ${accounts.id} = b.person where ${and(eq(accounts.groupId, rule.groupId), isColleague())}) e
    left join ${achievementAwards} w on w.achievement_id = ${id} and w.account_id = e.person
    where e.level > 0 and (w.account_id is null or (w.revoked_at is null and w.level < e.level))
    order by e.person limit ${most ?? null}`);
  return rows;
}

/** A column beside a row of `achievements`: how far a person is on the way that its rule names, as it counts today. */
export function progressOf(person: string): SQL<number> {
  const { groupId, deed, days, since, onlyId } = achievements;
  const isCounted = sql`d.person = ${person}::uuid and d.at >= coalesce(${since}::timestamp at time zone ${zoneOf(groupId)}, '-infinity')
    and (${days} is null or d.at >= ${now()}::timestamptz - make_interval(days => ${days}))`;
  const cases = Object.entries(deedsOf).map(
    ([name, deeds]) =>
      sql`when ${name} then (select count(*)::int from (${deeds(sql`${onlyId}`)}) d where ${isCounted})`,
  );
  return sql`coalesce(case ${deed} ${sql.join(cases, sql` `)} end, 0)`;
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

/** Who has written a publication, news too; nobody where the newsroom signs it. */
export async function writerOf(id: string): Promise<string[]> {
  const rows = await db()
    .select({ author: publications.authorId })
    .from(publications)
    .where(
      and(
        eq(publications.id, id),
        notInArray(publications.kind, ["thanks", "product-review"]),
        eq(publications.editorial, false),
      ),
    );
  return rows.map(({ author }) => author);
}
