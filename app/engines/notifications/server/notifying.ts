import { and, eq, inArray, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { memberships } from "#app/engines/membership/server/index.ts";
import { db } from "#platform/db/index.ts";
import { isMailSet } from "#platform/mail/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { isPushSet } from "#platform/push/index.ts";
import { ringBells } from "./bell.ts";
import { describeKind } from "./families.ts";
import { stillMuted } from "./muting.ts";
import { noticeChoices, noticeHabits, noticeMutes, notices, pushDevices } from "./schema.ts";
import { keepStrongest } from "./strongest.ts";

export type NewNotice = typeof notices.$inferInsert;
type Ways = Pick<NewNotice, "bell" | "mail" | "push">;

/** What a notice that was told before says now: there is news in it, so it is told again. */
type Latest = Partial<Pick<NewNotice, "actorId" | "text" | "createdAt">>;

/**
 * Tells people of something, all of one family: each once by the notice's key, nobody of what they did themselves, and each
 * in the ways that they have chosen. With `latest` a notice that was told before comes again with these words.
 */
export async function notifyPeople(told: NewNotice[], latest?: Latest): Promise<void> {
  const others = told.filter(({ accountId, actorId }) => accountId !== actorId);
  if (!others.length) return;
  const wayOf = await readWays(
    others[0]!.kind,
    others.map(({ accountId }) => accountId),
  );
  const isMuted = await readMutes(others);
  const wanted = others.flatMap((notice) => {
    const ways = wayOf.get(notice.accountId);
    return ways && !isMuted(notice) ? [{ ...notice, ...ways }] : [];
  });
  const rows = wanted.length ? await keepStrongest(wanted) : [];
  if (!rows.length) return;
  const insert = db().insert(notices).values(rows);
  const anew = { readAt: null, letterId: null, mailedAt: null, mailTries: 0, triedAt: null, pushId: null };
  const again = { ...latest, ...anew, push: sql`excluded.push` };
  const target = [notices.accountId, notices.eventKey];
  const kept = latest ? insert.onConflictDoUpdate({ target, set: again }) : insert.onConflictDoNothing();
  const heard = await kept.returning({ accountId: notices.accountId, groupId: notices.groupId, bell: notices.bell });
  await ringBells(heard.filter(({ bell }) => bell));
}

/** Who has muted what some notices are about, or the place in which it stands; what is mandatory comes all the same. */
async function readMutes(told: NewNotice[]): Promise<(notice: NewNotice) => boolean> {
  const about = [...new Set(told.flatMap(({ publicationId }) => publicationId ?? []))];
  const { mandatory } = describeKind(told[0]!.kind).family;
  if (mandatory || !about.length) return () => false;
  const people = told.map(({ accountId }) => accountId);
  const { accountId, publicationId } = noticeMutes;
  const rows = await db()
    .select({ accountId, publicationId })
    .from(noticeMutes)
    .where(and(inArray(publicationId, about), inArray(accountId, people), stillMuted()))
    .unionAll(
      // Who wants to hear nothing of a place hears of nothing in it.
      db()
        .select({ accountId: memberships.accountId, publicationId: publications.id })
        .from(publications)
        .innerJoin(memberships, and(eq(memberships.placeId, publications.placeId), eq(memberships.level, "none")))
        .where(and(inArray(publications.id, about), inArray(memberships.accountId, people))),
    );
  const muted = new Set(rows.map((row) => `${row.accountId}/${row.publicationId}`));
  return (notice) => muted.has(`${notice.accountId}/${notice.publicationId}`);
}

const hasDevice = sql<boolean>`exists (select from ${pushDevices} d where d.account_id = ${accounts.id})`;

/** Who of some people wants to hear of a kind by mail: for an area that writes letters of its own. */
export async function whoWantsLetters(kind: NewNotice["kind"], people: string[]): Promise<Set<string>> {
  const ways = people.length ? await readChosen(kind, people) : new Map<string, Ways>();
  return new Set([...ways].flatMap(([person, { mail }]) => (mail ? [person] : [])));
}

/** By which ways each of these people is told of a kind by a notice. */
async function readWays(kind: NewNotice["kind"], people: string[]): Promise<Map<string, Ways>> {
  const chosen = await readChosen(kind, people);
  if (!describeKind(kind).ownLetter) return chosen;
  return new Map([...chosen].map(([person, ways]) => [person, { ...ways, mail: null }]));
}

/** By which ways each of these people wants to hear of a kind; who wants none is not there. */
async function readChosen(kind: NewNotice["kind"], people: string[]): Promise<Map<string, Ways>> {
  const { family } = describeKind(kind);
  const { mandatory, mail: byDefault, push: pushed } = family;
  const rows = await db()
    .select({ id: accounts.id, email: accounts.email, habits: noticeHabits, choice: noticeChoices, hasDevice })
    .from(accounts)
    .leftJoin(noticeHabits, eq(noticeHabits.accountId, accounts.id))
    .leftJoin(noticeChoices, and(eq(noticeChoices.accountId, accounts.id), eq(noticeChoices.family, family.name)))
    .where(inArray(accounts.id, people));
  const ways = new Map<string, Ways>();
  for (const { id, email, habits, choice, hasDevice } of rows) {
    if (choice?.mutedAt && !mandatory) continue;
    const bell = mandatory === true || choice?.bell !== "off";
    const level = choice?.mail ?? byDefault;
    const isIdle = level === "off" || (level === "digest" && habits?.digest === "none");
    const mail = isIdle || !isMailSet() || habits?.refusedAddress === email ? null : level;
    const push = isPushSet() && hasDevice && (choice?.push ?? pushed) === "now" ? "now" : null;
    if (bell || mail || push) ways.set(id, { bell, mail, push });
  }
  return ways;
}
