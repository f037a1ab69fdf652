import { sql } from "drizzle-orm";
import { daysFrom } from "#app/web/wall-time.ts";
import { db } from "#platform/db/index.ts";
import { today } from "./days.ts";
import { opinions } from "./schema.ts";

const daysMixed = 2;

/** Writers of opinions without a name follow one another: what one writes anew the other must see. */
export async function takeTurn(): Promise<void> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtext('opinions'))`);
}

/**
 * Writes the opinions without a name anew, in the order of their ids, which are chance: those of the last days, and all that wait. All of them carry the number
 * of this very transaction and lie where it has put them, so neither tells of any of them when it came, or when its author
 * wrote again. The others were last touched by who answers.
 */
export async function mix(): Promise<void> {
  const since = daysFrom(today(), -daysMixed);
  await db().execute(sql`
    with taken as (delete from ${opinions} where author_id is null
      and (sent_on >= ${since} or due_on is not null) returning *)
    insert into ${opinions} select * from taken order by id`);
}

/** By the clock: the number of the last sender's transaction stands an hour at most. */
export async function mixByClock(): Promise<void> {
  await takeTurn();
  await mix();
}
