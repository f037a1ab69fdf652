import { eq, or, sql } from "drizzle-orm";
import { erasureRequests, ownExports } from "#app/access/own-data/server/index.ts";
import { calendarLinks, calendarSettings } from "#app/calendar/events/server/index.ts";
import { outsideCalendars, outsideEntries } from "#app/calendar/outside/server/index.ts";
import { noticeChoices, noticeHabits, noticeMutes, pushDevices } from "#app/engines/notifications/server/index.ts";
import { leavePlace } from "#app/office/people-desk/server/index.ts";
import { applyClaims, leaveDirectory } from "#app/office/scim/server/index.ts";
import { forgetMe } from "#app/people/account/server/index.ts";
import { widgetArrangements } from "#app/portal/widgets/server/index.ts";
import { moods } from "#app/wellbeing/mood/server/index.ts";
import { selfChecks } from "#app/wellbeing/my-resource/server/index.ts";
import { recordAudits } from "#platform/auth/audit.ts";
import { endSessionsOf, forgetViewers } from "#platform/auth/session.ts";
import type { SignedIn } from "#platform/auth/sign-in.ts";
import { afterCommit, db, withTenant } from "#platform/db/index.ts";
import { files } from "#platform/files/schema.ts";
import { loginOf } from "#platform/identity/index.ts";
import { identityAccount } from "#platform/identity/schema.ts";
import { mailboxOf } from "#platform/mail/mailbox.ts";
import { accounts, groups, personBlocks } from "#platform/people/schema.ts";

/** What belongs to a person wherever they work; the rest stays in the company where it was written. */
export const goesAlong = [
  ...[noticeChoices, noticeHabits, noticeMutes, pushDevices],
  ...[widgetArrangements, moods, selfChecks, personBlocks, ownExports, erasureRequests, calendarLinks],
  ...[calendarSettings, outsideCalendars, outsideEntries],
];

/** Does what the tokens of a sign-in say of a person: in which company they are, then what its rules give them there. */
export async function settleIn(person: SignedIn): Promise<string> {
  const groupId = await followToken(person);
  await applyClaims({ ...person, groupId, isNew: person.isNew || groupId !== person.groupId });
  return groupId;
}

/**
 * Moves whoever signs in to the company that the token names by its alias, if it is another one than their account's; an
 * alias that no company has moves nobody. Gives the company in which they are now.
 */
async function followToken({ accountId, groupId, claims }: SignedIn): Promise<string> {
  const alias = claims[0]?.group;
  if (typeof alias !== "string" || !alias) return groupId;
  const [named] = await db().select({ id: groups.id }).from(groups).where(eq(groups.alias, alias));
  if (named && named.id !== groupId) await move(accountId, { from: groupId, to: named.id });
  return named?.id ?? groupId;
}

/** The same by hand, by login or mailbox. Throws what to tell whoever asks for it, when there is no such person or company. */
export function movePerson(who: string, alias: string): Promise<{ name: string; company: string; moved: boolean }> {
  return withTenant("*", async () => {
    const [to] = await db().select().from(groups).where(eq(groups.alias, alias));
    if (!to) throw new Error(`Компании «${alias}» на портале нет.`);
    const isMeant = or(
      eq(sql`lower(${accounts.email})`, mailboxOf(who) ?? loginOf(who)),
      eq(identityAccount.username, loginOf(who)),
    );
    const [person] = await db()
      .select({ id: accounts.id, groupId: accounts.groupId, first: accounts.firstName, last: accounts.lastName })
      .from(accounts)
      .leftJoin(identityAccount, sql`${identityAccount.id}::text = ${accounts.subject}`)
      .where(isMeant);
    if (!person) throw new Error(`Человека с логином или почтой «${who}» на портале нет.`);
    const moved = person.groupId !== to.id;
    if (moved) await move(person.id, { from: person.groupId, to: to.id });
    return { name: `${person.first} ${person.last}`.trim(), company: to.name, moved };
  });
}

/**
 * The account changes its company: sessions end, the place and the rights of the old one too, and the consents of the new
 * one are asked for. What the person has written stays where it was written.
 */
function move(accountId: string, { from, to }: { from: string; to: string }): Promise<void> {
  return withTenant("*", async () => {
    await leavePlace(from, accountId);
    await leaveDirectory(accountId);
    const [person] = await db()
      .update(accounts)
      .set({
        ...{ groupId: to, departmentId: null, managerId: null, sponsorId: null },
        ...{ consentToPersData: false, consentWithdrawnAt: null, photoWithheld: false, birthdayTold: false },
      })
      .where(eq(accounts.id, accountId))
      .returning({ photoId: accounts.ownPhotoId });
    for (const table of goesAlong) await db().update(table).set({ groupId: to }).where(eq(table.accountId, accountId));
    if (person?.photoId) await db().update(files).set({ groupId: to }).where(eq(files.id, person.photoId));
    await endSessionsOf([accountId]);
    const names = await db().select({ id: groups.id, name: groups.name }).from(groups);
    const nameOf = (id: string) => names.find((one) => one.id === id)?.name;
    const detail = { before: nameOf(from), company: nameOf(to) };
    const told = { deed: "person.moved" as const, result: "ok" as const, objectId: accountId, detail };
    await recordAudits([from, to].map((groupId) => ({ ...told, groupId })));
    afterCommit(() => {
      forgetMe({ accountId });
      return forgetViewers();
    });
  });
}
