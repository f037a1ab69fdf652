import { and, eq, gt, isNull, not, or, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import type { Duty } from "#platform/people/duty.ts";
import { stories } from "./schema.ts";

/** The company's stories that a person has drawn and nobody has seen yet; their author is who reads the answers. */
export const storyDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${stories} s where s.author_id = ${leaver} and s.deleted_at is null
    and not s.in_own_name and (s.publish_at is null or s.publish_at > ${thisMoment}))`,
  async hand({ leaver, successor, viewer }) {
    const isWaiting = or(isNull(stories.publishAt), gt(stories.publishAt, now()));
    await db()
      .update(stories)
      .set({ authorId: successor ?? viewer.accountId })
      .where(and(eq(stories.authorId, leaver), not(stories.inOwnName), isNull(stories.deletedAt), isWaiting));
  },
};
