import { and, asc, eq, exists, gte, inArray, or } from "drizzle-orm";
import { href } from "#app/web/urls.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { colleagueWhere } from "#platform/auth/colleague.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { hashOfToken, newToken } from "#platform/tokens.ts";
import { events as urls } from "../routes.ts";
import { dayOf } from "./ics.ts";
import { writeIcs } from "./ics-writing.ts";
import { isSeen } from "./policy.ts";
import { calendarLinks, eventAnswers, eventDays, events } from "./schema.ts";

const daysBack = 60 * 86_400_000;
const most = 2000;

/** Since when the reader's own address is open; null when there is none. */
export async function readSubscription({ accountId }: Viewer): Promise<{ since: string | null }> {
  const [row] = await db().select().from(calendarLinks).where(eq(calendarLinks.accountId, accountId));
  return { since: row?.createdAt.toISOString() ?? null };
}

/** Opens an address of the reader's own calendar, shown this once: only its hash is kept. The former one leads nowhere. */
export async function subscribe({ accountId, groupId }: Viewer): Promise<{ address: string }> {
  const token = newToken();
  const row = { tokenHash: hashOfToken(token), createdAt: now() };
  await db()
    .insert(calendarLinks)
    .values({ accountId, groupId, ...row })
    .onConflictDoUpdate({ target: calendarLinks.accountId, set: row });
  await recordAudit({ deed: "calendar.link-made", result: "ok", accountId, groupId });
  return { address: `${config.publicUrl}${href(urls.feed, null, { token })}` };
}

/** Shuts the reader's address at once. */
export async function unsubscribe({ accountId, groupId }: Viewer): Promise<{ since: null }> {
  await db().delete(calendarLinks).where(eq(calendarLinks.accountId, accountId));
  await recordAudit({ deed: "calendar.link-shut", result: "ok", accountId, groupId });
  return { since: null };
}

/**
 * The calendar behind an address: what its owner goes to, may go to, waits for or organises. Refuses an unknown address, one
 * that was shut, and one of somebody who has left, as not found.
 */
export async function readSubscribed(_nobody: Viewer, { token }: { token: string }): Promise<{ text: string }> {
  const viewer = await ownerOf(token);
  if (!viewer) refuse("not-found");
  return withTenant(viewer.groupId, async () => {
    const isMine = or(
      eq(events.organiserId, viewer.accountId),
      inArray(eventAnswers.state, ["going", "maybe", "waiting", "attended"]),
    );
    const rows = await db()
      .select({ day: eventDays, event: events })
      .from(eventDays)
      .innerJoin(events, eq(events.id, eventDays.eventId))
      .leftJoin(eventAnswers, and(eq(eventAnswers.dayId, eventDays.id), eq(eventAnswers.accountId, viewer.accountId)))
      .where(and(isSeen(viewer), isMine, gte(eventDays.endsAt, new Date(now().getTime() - daysBack))))
      .orderBy(asc(eventDays.startsAt), asc(eventDays.id))
      .limit(most);
    return {
      text: writeIcs(
        rows.map(({ day, event }) => dayOf(event, day)),
        { name: "Вече: мои события" },
      ),
    };
  });
}

async function ownerOf(token: string): Promise<Viewer | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const isTheirs = and(eq(calendarLinks.accountId, accounts.id), eq(calendarLinks.tokenHash, hashOfToken(token)));
  return colleagueWhere(exists(db().select().from(calendarLinks).where(isTheirs)));
}
