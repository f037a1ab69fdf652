import { and, eq, isNull, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { services } from "./schema.ts";

/** The services that a person owns: somebody must, so without a successor they fall to the administrator. */
export const serviceDuty: Duty = {
  count: (leaver) =>
    sql`(select count(*)::int from ${services} s where s.owner_id = ${leaver} and s.deleted_at is null)`,
  async hand({ leaver, successor, viewer }) {
    await db()
      .update(services)
      .set({ ownerId: successor ?? viewer.accountId })
      .where(and(eq(services.ownerId, leaver), isNull(services.deletedAt)));
  },
};
