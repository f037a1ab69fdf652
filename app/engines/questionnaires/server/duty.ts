import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import type { Duty } from "#platform/people/duty.ts";
import { openFiles } from "./files.ts";
import { questionnaires, questionnaireViewers } from "./schema.ts";

/** What a person asks colleagues and is not over: somebody is to read the answers. */
export const questionnaireDuty: Duty = {
  count: (leaver) => sql`(select count(*)::int from ${questionnaires} q
    where q.author_id = ${leaver} and q.state in ('draft', 'published', 'paused'))`,
  async hand({ leaver, successor, viewer }) {
    const handed = await db()
      .update(questionnaires)
      .set({ authorId: successor ?? viewer.accountId })
      .where(and(eq(questionnaires.authorId, leaver), inArray(questionnaires.state, ["draft", "published", "paused"])))
      .returning({ id: questionnaires.id });
    await db().delete(questionnaireViewers).where(eq(questionnaireViewers.accountId, leaver));
    for (const { id } of handed) await openFiles(id);
  },
};
