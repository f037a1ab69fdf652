import { sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { rubricEditors } from "./schema.ts";

/** The rubrics that a person is named for: one that lost its last name would open to every editor. */
export const rubricDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${rubricEditors} e where e.account_id = ${leaver})`,
  async hand({ leaver, successor, viewer }) {
    await db().execute(sql`
      with gone as (delete from ${rubricEditors} where account_id = ${leaver} returning rubric_id)
      insert into ${rubricEditors} (rubric_id, account_id)
      select rubric_id, ${successor ?? viewer.accountId}::uuid from gone on conflict do nothing`);
  },
};
