import { eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { opinionOwners } from "./schema.ts";
import { openFiles } from "./topics.ts";

/** The topics that a person answers for; who takes over may answer for some of them already. */
export const topicDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${opinionOwners} o where o.account_id = ${leaver})`,
  async hand({ leaver, successor, viewer }) {
    const accountId = successor ?? viewer.accountId;
    const gone = await db().delete(opinionOwners).where(eq(opinionOwners.accountId, leaver)).returning();
    if (!gone.length) return;
    await db()
      .insert(opinionOwners)
      .values(gone.map(({ topicId, groupId }) => ({ topicId, groupId, accountId })))
      .onConflictDoNothing();
    for (const { topicId } of gone) await openFiles(topicId);
  },
};
