import { and, eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { isOpen } from "./cases.ts";
import { moderationCases } from "./schema.ts";

/** The cases that a moderator has taken: they go back to the queue, whoever takes over. */
export const caseDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${moderationCases} c where c.claimed_by = ${leaver}
    and c.closed_at is null)`,
  async hand({ leaver }) {
    await db()
      .update(moderationCases)
      .set({ claimedBy: null, claimedAt: null })
      .where(and(eq(moderationCases.claimedBy, leaver), isOpen));
  },
};
