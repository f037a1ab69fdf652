import { and, desc, eq, gt } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { moderationMutes } from "./schema.ts";

const day = 86_400_000;

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
