import { sql } from "drizzle-orm";
import { caseDuty } from "#app/moderation/server/index.ts";
import { rubricDuty } from "#app/news/server/index.ts";
import { articleDuty } from "#app/newsroom/server/index.ts";
import { type DutyCounts, type DutyName, dutyNames } from "#app/people-desk/contract.ts";
import { storyDuty } from "#app/stories/server/index.ts";
import { db } from "#platform/db/index.ts";
import type { Duty, Handing } from "#platform/people/duty.ts";
import { ledDuty } from "./led.ts";

/** One line a kind of things that somebody answers for: an area counts and passes on its own. */
const duties: Record<DutyName, Duty> = {
  led: ledDuty,
  articles: articleDuty,
  rubrics: rubricDuty,
  stories: storyDuty,
  cases: caseDuty,
};

/** How many things of each kind a person answers for, in one query. */
export async function countDuties(id: string): Promise<DutyCounts> {
  const counts = dutyNames.map((name) => sql`${duties[name].count(sql`${id}::uuid`)} as ${sql.identifier(name)}`);
  const { rows } = await db().execute<DutyCounts>(sql`select ${sql.join(counts, sql`, `)}`);
  return rows[0]!;
}

/** Passes on everything that a leaver answers for, and says how much it was. */
export async function handOver(handing: Handing): Promise<DutyCounts> {
  const counts = await countDuties(handing.leaver);
  for (const name of dutyNames) await duties[name].hand(handing);
  return counts;
}
