import { and, desc, eq, isNull, sql } from "drizzle-orm";
import type { PlaceLetter } from "#app/access/registration/contract.ts";
import { demand, places, seat, standing } from "#app/engines/membership/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { makeInvite, stateOf } from "./inviting.ts";
import { invites } from "./schema.ts";

/** So long the code in the letter waits. */
const days = 14;

/** The letters by which people were asked into a place, the newest first. Refuses who may ask nobody in as not found. */
export async function readLetters(viewer: Viewer, { place }: { place: string }): Promise<{ items: PlaceLetter[] }> {
  await demand(viewer, place, "invite");
  const rows = await db()
    .select()
    .from(invites)
    .where(eq(invites.placeId, place))
    .orderBy(desc(invites.createdAt), desc(invites.id))
    .limit(50);
  const items = rows.map((row) => ({
    id: row.id,
    email: row.email ?? "",
    until: row.until.toISOString(),
    state: stateOf(row),
  }));
  return { items };
}

/** Where anybody has a mailbox: having one there makes nobody a colleague. */
const publicMail = [
  "gmail.com googlemail.com mail.ru bk.ru inbox.ru list.ru internet.ru vk.com yandex.ru yandex.com ya.ru rambler.ru",
  "outlook.com hotmail.com live.com live.ru msn.com icloud.com me.com yahoo.com proton.me protonmail.com gmx.com",
].flatMap((names) => names.split(" "));

/**
 * Asks somebody who has no account into a place by a letter with a code of registration. Administrators let into the company
 * whom they like, others those alone whose mailbox stands where their own does, unless anybody may have one there. Refuses
 * who may ask nobody in as not found; at its field another mailbox, one that is known, one that a letter has gone to.
 */
export async function inviteToPlace(viewer: Viewer, { place: id, email }: { place: string; email: string }) {
  const { title } = await demand(viewer, id, "invite");
  const no = (words: string) => refuse("invalid", "email", { fields: { email: [words] } });
  if (!viewer.isAdmin) {
    const own = await domainOf(viewer);
    if (!own || publicMail.includes(own)) no("Новых людей письмом приглашает администратор");
    if (email.split("@")[1] !== own)
      no(`Письмом можно позвать только на почту компании: …@${own}. Других приглашает администратор`);
  }
  const [known] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.groupId, viewer.groupId), eq(sql`lower(${accounts.email})`, email), isColleague()));
  if (known) no("Этот коллега уже на портале: позовите его по имени");
  const open = await db()
    .select()
    .from(invites)
    .where(and(eq(invites.placeId, id), eq(invites.email, email)));
  if (open.some((one) => stateOf(one) === "open")) no("Письмо на эту почту уже отправлено");
  const draft = { note: title.slice(0, 100), email, limit: 1, days, position: "" };
  const made = await makeInvite(viewer, draft, { id, title });
  return { id: made.id };
}

/** Takes a letter back: its code lets nobody in any more. Refuses one that is not there as not found. */
export async function dropLetter(
  viewer: Viewer,
  { place, id }: { place: string; id: string },
): Promise<{ id: string }> {
  await demand(viewer, place, "invite");
  const { accountId, groupId } = viewer;
  const gone = await db()
    .update(invites)
    .set({ revokedAt: now(), revokedBy: accountId })
    .where(and(eq(invites.id, id), eq(invites.placeId, place), isNull(invites.revokedAt)))
    .returning({ id: invites.id });
  if (!gone.length) refuse("not-found");
  await recordAudit({ deed: "invite.revoked", result: "ok", accountId, groupId, objectId: id });
  return { id };
}

/** Lets a newcomer into the place that they were asked into, while it is there and who has asked them may. */
export async function seatNewcomer(
  person: string,
  { placeId, authorId }: { placeId: string | null; authorId: string },
) {
  const [stood] = placeId ? await standing({ accountId: authorId }, eq(places.id, placeId)) : [];
  if (stood?.may.invite) await seat({ place: stood.id, person, role: "member" });
}

async function domainOf({ accountId }: Viewer): Promise<string> {
  const [row] = await db().select({ email: accounts.email }).from(accounts).where(eq(accounts.id, accountId));
  return row?.email?.toLowerCase().split("@")[1] ?? "";
}
