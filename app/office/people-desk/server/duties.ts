import { sql } from "drizzle-orm";
import { holdPlacesOf } from "#app/engines/membership/server/index.ts";
import { type DutyCounts, type DutyName, dutyNames } from "#app/office/people-desk/contract.ts";
import { db } from "#platform/db/index.ts";
import { handedOver } from "#platform/handed-over.ts";
import type { Duty, Handing } from "#platform/people/duty.ts";

/** The kinds of things that somebody answers for: an area counts and passes on its own. */
export const duties = handedOver<Record<DutyName, Duty>>("what people answer for");

/** How many things of each kind a person answers for, in one query. */
export async function countDuties(id: string): Promise<DutyCounts> {
  return (await countAll([id], dutyNames)).get(id)!;
}

type Passing = Omit<Handing, "leaver"> & {
  leavers: string[];
  /** Their people too; a table or a directory that says who has left says itself who leads whom. */
  led: boolean;
};

/** Passes on everything that leavers answer for, and says of each how much it was. */
export async function handOver({ leavers, led, ...to }: Passing): Promise<Map<string, DutyCounts>> {
  const names = dutyNames.filter((name) => led || name !== "led");
  await holdPlacesOf(leavers);
  const all = await countAll(leavers, names);
  for (const [leaver, counts] of all)
    for (const name of names) if (counts[name]) await duties.get()[name].hand({ leaver, ...to });
  return all;
}

async function countAll(ids: string[], names: readonly DutyName[]): Promise<Map<string, DutyCounts>> {
  const counts = names.map((name) => sql`${duties.get()[name].count(sql`leaver.id`)} as ${sql.identifier(name)}`);
  const { rows } = await db().execute<DutyCounts & { id: string }>(
    sql`select leaver.id, ${sql.join(counts, sql`, `)} from unnest(${sql.param(ids)}::uuid[]) leaver(id)`,
  );
  return new Map(rows.map(({ id, ...found }) => [id, found]));
}
