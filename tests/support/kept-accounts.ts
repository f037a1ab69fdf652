import { peopleTables } from "#app/people-desk/server/index.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { suspensions } from "#platform/people/schema.ts";

type About = { groupId: string; authorId: string; of: string; table: string };

/** What an administrator leaves behind: a suspension that is over, a table of people that waits. */
export async function keepAccounts(
  { groupId, authorId, of, table }: About,
  canaryOf: (table: string, column: string) => string,
) {
  const reason = canaryOf("suspensions", "reason");
  await db().insert(suspensions).values({ groupId, authorId, accountId: of, reason, endedAt: now() });
  const rows = [[canaryOf("people_tables", "rows")], [""]];
  const name = canaryOf("people_tables", "name");
  await db().insert(peopleTables).values({ id: table, groupId, authorId, name, rows });
}
