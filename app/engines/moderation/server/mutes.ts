import { and, desc, eq, gt, type SQL, sql } from "drizzle-orm";
import type { Pause } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { moderationCases, moderationDecisions, moderationMutes } from "./schema.ts";

export const day = 86_400_000;

/** Refuses the words of a person who may not write for a while, kindly and beside their field. */
export async function refuseMuted({ accountId, timeZone }: Viewer, field: string): Promise<void> {
  const [row] = await db()
    .select({ until: moderationMutes.until })
    .from(moderationMutes)
    .where(and(eq(moderationMutes.accountId, accountId), gt(moderationMutes.until, now())))
    .orderBy(desc(moderationMutes.until))
    .limit(1);
  if (!row) return;
  const until = row.until.toLocaleString("ru-RU", {
    timeZone,
    day: "numeric",
    month: "long",
    hour: "2-digit",
    minute: "2-digit",
  });
  refuse("invalid", "muted", {
    fields: {
      [field]: [`Модератор попросил вас сделать паузу: писать снова можно будет ${until}. Читать можно и сейчас.`],
    },
  });
}

/** A column of a query for people: why one of them may not write now and until when, told beside every form. */
export function pauseOf(): SQL<Pause | null> {
  return sql`(
    select json_build_object('until', m.until, 'reason', d.reason, 'target', c.target, 'id', c.object_id)
    from ${moderationMutes} m join ${moderationDecisions} d on d.id = m.decision_id
      join ${moderationCases} c on c.id = d.case_id
    where m.account_id = ${accounts}.id and m.until > ${now()} order by m.until desc limit 1)`;
}

/** Lets a person write nothing for some days, counted from now. */
export async function mute(groupId: string, accountId: string, decisionId: string, days: number): Promise<void> {
  const at = now();
  const until = new Date(at.getTime() + days * day);
  await db().insert(moderationMutes).values({ id: newId(), groupId, accountId, decisionId, until, createdAt: at });
}

/** Ends what one decision had forbidden. */
export async function unmute(decisionId: string): Promise<void> {
  await db().update(moderationMutes).set({ until: now() }).where(eq(moderationMutes.decisionId, decisionId));
}
