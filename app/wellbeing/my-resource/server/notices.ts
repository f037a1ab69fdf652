import { sql } from "drizzle-orm";
import { type NoticeFamily, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { href } from "#app/web/urls.ts";
import { myResource } from "#app/wellbeing/my-resource/routes.ts";
import { db } from "#platform/db/index.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { selfCheckDocuments, selfChecks } from "./schema.ts";
import { usual } from "./usual.ts";

export const selfCheckNotices: NoticeFamily = {
  name: "self-check",
  title: "Самопроверка",
  hint: "Когда пора снова свериться с собой",
  kinds: { "self-check": "Пора свериться с собой" },
  mail: "off",
  push: "off",
  mark: "my-resource",
};

/** For so many days after its day a next self-check is still told of: a portal that stood still catches up. */
const daysLate = 7;

type Due = { accountId: string; groupId: string; day: string };

/** Tells those whose next self-check is open, once after each: that it is, and nothing of what was before. */
export async function remindOfSelfCheck(): Promise<void> {
  const today = todayIn("Europe/Moscow");
  const next = sql`last.day + 7 * coalesce((d.document ->> 'everyWeeks')::int, ${usual.everyWeeks}::int)`;
  const { rows } = await db().execute<Due>(sql`
    select last.account_id as "accountId", last.group_id as "groupId", last.day::text as day
    from (select account_id, group_id, max(day) as day from ${selfChecks} group by account_id, group_id) last
    join ${accounts} on accounts.id = last.account_id and ${isPresent()}
    left join ${selfCheckDocuments} d on d.group_id = last.group_id
    where ${next} <= ${today}::date and ${next} > ${today}::date - ${daysLate}::int`);
  const about = { kind: "self-check" as const, href: href(myResource.own) };
  await notifyPeople(
    rows.map(({ accountId, groupId, day }) => ({ ...about, accountId, groupId, eventKey: `self-check/${day}` })),
  );
}
