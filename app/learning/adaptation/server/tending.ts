import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
import { endRun, isRunIn } from "#app/engines/progress/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { db } from "#platform/db/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { assignCourses } from "./course-steps.ts";
import { openFiles } from "./evidence.ts";
import { adaptationRuns, adaptationTemplates } from "./schema.ts";
import { begin } from "./starting.ts";

/** Of whoever came longer ago than this, nobody is a newcomer, even if their account is made today. */
const newFor = sql`interval '30 days'`;

/** Ends the ways of those who have left, begins what begins by itself, assigns courses, opens files to who helps now. */
export async function tend(): Promise<void> {
  await endForLeavers();
  await beginForNewcomers();
  await assignCourses();
  await openFiles();
}

async function endForLeavers(): Promise<void> {
  const gone = await db()
    .select({ id: adaptationRuns.runId })
    .from(adaptationRuns)
    .innerJoin(accounts, eq(accounts.id, adaptationRuns.accountId))
    .where(
      and(
        sql`(${accounts.leftAt} is not null or ${accounts.groupId} <> ${adaptationRuns.groupId})`,
        isRunIn(adaptationRuns.runId, ["planned", "active", "paused"]),
      ),
    )
    .orderBy(adaptationRuns.runId);
  for (const { id } of gone) await endRun({ id, as: "cancelled", by: null, note: "left" });
}

/** A person who came after a programme was told to begin by itself, and whom its audience means, begins it once. */
async function beginForNewcomers(): Promise<void> {
  const isMeant = sql`(${adaptationTemplates.audience} is null
    or ${adaptationTemplates.audience} && audience_of(${accounts.id}, '{}'::text[]))`;
  const isBegun = sql`exists (select from ${adaptationRuns} r
    where r.template_id = ${adaptationTemplates.id} and r.account_id = ${accounts.id})`;
  const rows = await db()
    .select({
      template: adaptationTemplates,
      person: {
        id: accounts.id,
        groupId: accounts.groupId,
        timeZone: accounts.timeZone,
        hiredOn: accounts.hiredOn,
      },
    })
    .from(adaptationTemplates)
    .innerJoin(accounts, eq(accounts.groupId, adaptationTemplates.groupId))
    .where(
      and(
        isNotNull(adaptationTemplates.startsSince),
        isNotNull(adaptationTemplates.planId),
        isNull(adaptationTemplates.archivedAt),
        sql`${accounts.createdAt} >= ${adaptationTemplates.startsSince}`,
        sql`coalesce(${accounts.hiredOn} > ${thisMoment} - ${newFor}, true)`,
        isColleague(),
        isMeant,
        sql`not ${isBegun}`,
      ),
    )
    .orderBy(adaptationTemplates.id, accounts.id)
    .limit(200);
  for (const { template, person } of rows) {
    const today = todayIn(person.timeZone);
    const on = person.hiredOn && person.hiredOn > today ? person.hiredOn : today;
    const helpers = { supervisor: null, buddy: null, hr: template.hrId, it: template.itId };
    await begin(template, person, { on, by: null, helpers });
  }
}
