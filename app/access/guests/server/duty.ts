import { eq, sql } from "drizzle-orm";
import { handInvites, invites } from "#app/access/registration/server/index.ts";
import { db } from "#platform/db/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import type { Duty } from "#platform/people/duty.ts";
import { accounts } from "#platform/people/schema.ts";

/** The guests for whom a person answers; those who are still to come by an invitation go the same way. */
export const guestDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${accounts} guest where guest.sponsor_id = ${leaver}
    and guest.left_at is null)
    + (select count(*)::int from ${invites} i where i.sponsor_id = ${leaver} and i.revoked_at is null
    and i.uses < i.uses_limit and i.until > ${thisMoment})`,
  async hand({ leaver, successor, viewer }) {
    const sponsorId = successor ?? viewer.accountId;
    await db().update(accounts).set({ sponsorId }).where(eq(accounts.sponsorId, leaver));
    await handInvites(leaver, sponsorId);
  },
};
