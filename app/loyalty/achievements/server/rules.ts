import { and, eq, type SQL, sql } from "drizzle-orm";
import type { CountedDeed, CountedThing } from "#app/loyalty/achievements/contract.ts";
import { loyaltyTasks } from "#app/loyalty/tasks/server/index.ts";
import { thanksValues } from "#app/loyalty/thanks/server/index.ts";
import { rubrics } from "#app/news/news/server/index.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { achievements } from "./schema.ts";

/** Of which things a deed may count one alone. */
const thingOf: Partial<Record<CountedDeed, CountedThing>> = {
  ...{ thanks: "value", thanked: "value", task: "task", publication: "rubric", comment: "rubric" },
};

/** A column beside a row of `achievements`: what the one thing is called that its rule counts. */
export const onlyTitle = sql<string | null>`case when ${achievements.onlyId} is null then null else coalesce(
  (select v.title from ${thanksValues} v where v.id = ${achievements.onlyId}),
  (select t.title from ${loyaltyTasks} t where t.id = ${achievements.onlyId}),
  (select r.title from ${rubrics} r where r.id = ${achievements.onlyId})) end`;

const thingsOf = (groupId: string): SQL => sql`(
  select v.id, 'value' as kind, v.title from ${thanksValues} v where v.group_id = ${groupId} and v.archived_at is null
  union all
  select t.id, 'task', t.title from ${loyaltyTasks} t where t.group_id = ${groupId} and t.archived_at is null
  union all
  select r.id, 'rubric', r.title from ${rubrics} r where (r.group_id = ${groupId} or r.reach = 'portal') and r.archived_at is null)`;

type Thing = { id: string; kind: CountedThing; title: string };

/** What a rule may count alone: values of thanks, tasks, rubrics. */
export async function readThings(groupId: string): Promise<Thing[]> {
  const { rows } = await db().execute<Thing>(
    sql`select id, kind, title from ${thingsOf(groupId)} things order by kind desc, title, id limit 300`,
  );
  return rows;
}

/** What an administrator says of a rule. */
export type SaidRule = {
  deed?: CountedDeed | undefined;
  days?: number | undefined;
  since?: string | undefined;
  only?: string | undefined;
};

/** A rule as it is kept. Refuses at its field what does not fit the deed that is counted. */
export async function ruleOf(groupId: string, { deed, days, since, only }: SaidRule) {
  const no = (field: string, text: string) => refuse("invalid", field, { fields: { [field]: [text] } });
  if (!deed) return { days: null, since: null, onlyId: null };
  if (deed === "year" && days) no("days", "Годы в компании за срок не считают");
  if (only) {
    const { rows } = await db().execute<{ kind: CountedThing }>(
      sql`select kind from ${thingsOf(groupId)} things where id = ${only}`,
    );
    // What the rule has named already and is in the archive now stays named.
    const isKept = and(eq(achievements.groupId, groupId), eq(achievements.onlyId, only), eq(achievements.deed, deed));
    if (rows[0]?.kind !== thingOf[deed] && !(!rows[0] && (await db().$count(achievements, isKept))))
      no("only", "Ценность выбирают к благодарностям, задание – к заданиям, рубрику – к постам и комментариям");
  }
  return { days: days ?? null, since: since ?? null, onlyId: only ?? null };
}
