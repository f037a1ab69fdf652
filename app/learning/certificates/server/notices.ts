import { and, eq, isNull, lte, sql } from "drizzle-orm";
import { isThere, type NoticeFamily, notices, notifyPeople } from "#app/engines/notifications/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { href } from "#app/web/urls.ts";
import { dayInFigures } from "#app/web/wall-time.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { certificates as urls } from "../routes.ts";
import { certificates } from "./schema.ts";

const leadsTo = () => isThere(certificates, eq(certificates.number, sql`substring(${notices.href} from '[^/]+$')`));

export const certificateNotices: NoticeFamily = {
  name: "certificates",
  title: "Сертификаты",
  hint: "Скоро кончится срок: курс пора пройти ещё раз",
  kinds: { "certificate-expires": { words: "Скоро кончится срок сертификата", leadsTo } },
  mail: "now",
  push: "off",
  mark: "learning",
};

/** Tells people once that a certificate is near its end; not of what was revoked, replaced, or passed again since; a job. */
export async function remindToRenew(): Promise<void> {
  const isAgain = sql`exists (select from ${certificates} n where n.account_id = ${certificates.accountId}
    and n.course_id = ${certificates.courseId} and n.passed_on > ${certificates.passedOn} and n.revoked_at is null)`;
  const rows = await db()
    .select({ one: certificates, zone: accounts.timeZone })
    .from(certificates)
    .innerJoin(accounts, eq(accounts.id, certificates.accountId))
    .where(
      and(
        isNull(certificates.revokedAt),
        isNull(certificates.replacedBy),
        lte(certificates.validUntil, sql`(${now()}::date + ${certificates.renewDays})`),
        sql`${certificates.validUntil} >= ${now()}::date`,
        sql`not ${isAgain}`,
      ),
    );
  await notifyPeople(
    rows.flatMap(({ one, zone }) =>
      one.validUntil! < todayIn(zone)
        ? []
        : [
            {
              ...{ accountId: one.accountId, groupId: one.groupId, eventKey: `certificate-expires:${one.id}` },
              kind: "certificate-expires",
              subject: `${one.title}, до ${dayInFigures(one.validUntil!)}`,
              href: href(urls.check, { number: one.number }),
            },
          ],
    ),
  );
}
