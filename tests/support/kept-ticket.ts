import { erasureRequests, ownExports } from "#app/access/own-data/server/index.ts";
import { invites } from "#app/access/registration/server/index.ts";
import { analyticsEvents, analyticsSums } from "#app/office/analytics/server/index.ts";
import { absences } from "#app/people/absences/server/index.ts";
import { supportMessages, supportTickets } from "#app/portal/support/server/index.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";

type About = { groupId: string; authorId: string };

/** A question to support by the head of a company, with words that were said since, an invitation that is over, and an archive of their data that is being made. */
export async function keepTicket(
  { groupId, authorId }: About,
  canaryOf: (table: string, column: string) => string,
): Promise<{ ticket: string; erasure: string }> {
  const id = newId();
  const of = (column: string) => canaryOf("support_tickets", column);
  const words = { topic: of("topic"), text: of("text"), diagnostics: of("diagnostics"), email: of("email") };
  await db()
    .insert(supportTickets)
    .values({ id, groupId, authorId, number: of("number"), ...words });
  const text = canaryOf("support_messages", "text");
  await db().insert(supportMessages).values({ groupId, authorId, ticketId: id, ofDesk: false, text });
  const invited = (column: string) => canaryOf("invites", column);
  const code = { codeHash: invited("code_hash"), ending: invited("ending"), usesLimit: 1, until: now() };
  await db()
    .insert(invites)
    .values({ groupId, authorId, ...code, note: invited("note"), email: invited("email") });
  await keepVisits({ groupId, authorId });
  await db().insert(ownExports).values({ groupId, accountId: authorId });
  return { ticket: id, erasure: await keepLeave({ groupId, authorId }, canaryOf) };
}

/** That the head is away now, and once asked for their data to be erased. */
async function keepLeave(
  { groupId, authorId: accountId }: About,
  canaryOf: (table: string, column: string) => string,
): Promise<string> {
  const id = newId();
  const endsAt = new Date(now().getTime() + 86_400_000);
  const days = { fromDay: "2025-01-31", toDay: "2025-02-01", beginsAt: now(), endsAt };
  await db()
    .insert(absences)
    .values({ groupId, accountId, kind: "vacation", ...days, note: canaryOf("absences", "note") });
  const reason = canaryOf("erasure_requests", "reason");
  await db().insert(erasureRequests).values({ id, groupId, accountId, endedAt: now(), ending: "refused", reason });
  return id;
}

/** A page that the head has opened, and a sum of such. */
async function keepVisits({ groupId, authorId: accountId }: About): Promise<void> {
  const page = { route: "/feed/work", title: "Работа", platform: "desktop", view: "browser" } as const;
  await db()
    .insert(analyticsEvents)
    .values({ ...page, groupId, accountId, id: crypto.randomUUID(), device: newId(), kind: "page", at: now() });
  await db()
    .insert(analyticsSums)
    .values([
      { groupId, day: "2025-01-31", span: 30, what: "page", key: "Работа", views: 9, people: 5 },
      { groupId, day: "2025-01-31", span: 30, what: "publication", key: newId(), views: 9, people: 5 },
    ]);
}
