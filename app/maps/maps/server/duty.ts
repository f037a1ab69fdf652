import { eq, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { maps } from "./schema.ts";

/** The maps that a person answers for. */
export const mapDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${maps} m where m.keeper_id = ${leaver})`,
  async hand({ leaver, successor, viewer }) {
    await db()
      .update(maps)
      .set({ keeperId: successor ?? viewer.accountId })
      .where(eq(maps.keeperId, leaver));
  },
};
