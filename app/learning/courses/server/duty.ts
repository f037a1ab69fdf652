import { and, eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { courses } from "./schema.ts";

/** The courses that a person answers for: those that are not in the archive. */
export const courseDuty: Duty = {
  count: (leaver) =>
    sql`(select count(*)::int from ${courses} c where c.author_id = ${leaver} and c.state <> 'archived')`,
  async hand({ leaver, successor, viewer }) {
    await db()
      .update(courses)
      .set({ authorId: successor ?? viewer.accountId })
      .where(and(eq(courses.authorId, leaver), sql`${courses.state} <> 'archived'`));
  },
};
