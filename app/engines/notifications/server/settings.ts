import { and, eq, inArray, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { NoticeSettings, SettingsDraft } from "#app/engines/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { isMailSet } from "#platform/mail/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { isPushSet, pushKey } from "#platform/push/index.ts";
import { refuse } from "#platform/refusal.ts";
import { listDevices } from "./devices.ts";
import { allFamilies, findFamily, kindsOf } from "./families.ts";
import { noticeChoices, noticeHabits, notices } from "./schema.ts";

type Person = Pick<Viewer, "accountId" | "groupId">;
type Levels = SettingsDraft["levels"][number];

const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** How a person is told of everything that can reach them: their choices over the portal's. */
export async function readSettings(viewer: Viewer): Promise<NoticeSettings> {
  const rows = await db()
    .select({ email: accounts.email, habits: noticeHabits, choice: noticeChoices })
    .from(accounts)
    .leftJoin(noticeHabits, eq(noticeHabits.accountId, accounts.id))
    .leftJoin(noticeChoices, eq(noticeChoices.accountId, accounts.id))
    .where(eq(accounts.id, viewer.accountId));
  const [row] = rows;
  if (!row) refuse("not-found");
  const { email, habits } = row;
  const chosen = new Map(rows.flatMap(({ choice }) => (choice ? [[choice.family, choice]] : [])));
  return {
    families: allFamilies().flatMap(({ name, title, hint, mandatory = false, mail, push, isFor }) => {
      if (isFor?.(viewer) === false) return [];
      const choice = chosen.get(name);
      const isMuted = Boolean(choice?.mutedAt) && !mandatory;
      return {
        ...{ name, title, hint, mandatory },
        bell: mandatory ? "now" : isMuted ? "off" : (choice?.bell ?? "now"),
        mail: isMuted ? "off" : (choice?.mail ?? mail),
        push: isMuted ? "off" : (choice?.push ?? push),
      };
    }),
    mail: isMailSet() ? { address: email, refused: habits?.refusedAddress === email } : null,
    push: isPushSet() ? { key: await pushKey(), devices: await listDevices(viewer) } : null,
    digest: habits?.digest ?? "daily",
    quiet: habits?.quietFrom && habits.quietTo ? { from: habits.quietFrom, to: habits.quietTo } : null,
    days: habits?.days ?? everyDay,
  };
}

/** Keeps what a person has chosen, and of it only what differs from the portal's choice; the mandatory stays in the bell. */
export async function changeSettings(viewer: Viewer, draft: SettingsDraft): Promise<{ changed: true }> {
  const { families: current } = await readSettings(viewer);
  for (const levels of draft.levels) {
    const family = findFamily(levels.family) ?? refuse("invalid", "family");
    if (family.mandatory && levels.bell === "off") refuse("invalid", "mandatory");
    // What a form only shows is not chosen anew: «Не сообщать о таком» keeps the way back.
    const known = current.find(({ name }) => name === levels.family);
    const isSame = (way: "bell" | "mail" | "push") => levels[way] === undefined || levels[way] === known?.[way];
    if (known && !(isSame("bell") && isSame("mail") && isSame("push"))) await choose(viewer, levels);
  }
  const { quiet, days, digest } = draft;
  await keepHabits(viewer, {
    quietFrom: quiet?.from ?? null,
    quietTo: quiet?.to ?? null,
    days: new Set(days).size < everyDay.length ? [...new Set(days)].sort() : null,
    ...(digest && { digest: digest === "daily" ? null : digest }),
  });
  await tidyHabits(viewer);
  return { changed: true };
}

/** Keeps away everything like this notice, by every way, or lets it come again as it was chosen before. */
export async function muteLike(viewer: Viewer, family: string, muted: boolean): Promise<void> {
  const mutedAt = muted ? now() : null;
  await db()
    .insert(noticeChoices)
    .values({ ...ownerOf(viewer), family, mutedAt, changedAt: now() })
    .onConflictDoUpdate({
      target: [noticeChoices.accountId, noticeChoices.family],
      set: { mutedAt, changedAt: now() },
    });
  await tidy(viewer, family);
  if (muted) await recall(viewer, family, { mail: null, push: null });
}

/** Chooses how one family comes from now on; an answer in the form takes back «Не сообщать о таком». */
export async function choose(person: Person, { family, bell, mail, push }: Levels): Promise<void> {
  const usual = findFamily(family);
  const kept = {
    ...(bell && { bell: bell === "now" ? null : bell }),
    ...(mail && { mail: mail === usual?.mail ? null : mail }),
    ...(push && { push: push === usual?.push ? null : push }),
    ...((bell === "now" || (mail && mail !== "off") || push === "now") && { mutedAt: null }),
    changedAt: now(),
  };
  await db()
    .insert(noticeChoices)
    .values({ ...ownerOf(person), family, ...kept })
    .onConflictDoUpdate({ target: [noticeChoices.accountId, noticeChoices.family], set: kept });
  await tidy(person, family);
  if (mail === "off") await recall(person, family, { mail: null });
  if (push === "off") await recall(person, family, { push: null });
}

/** Writes some of a person's habits beside the others. */
export async function keepHabits(
  person: Person,
  habits: Partial<Omit<typeof noticeHabits.$inferInsert, "accountId" | "groupId">>,
): Promise<void> {
  await db()
    .insert(noticeHabits)
    .values({ ...ownerOf(person), ...habits })
    .onConflictDoUpdate({ target: noticeHabits.accountId, set: habits });
}

/** Lets letters go again to the mailbox that has refused one. */
export async function tryMailAgain(viewer: Viewer): Promise<{ address: string }> {
  await keepHabits(viewer, { refusedAddress: null, refusedAt: null });
  const [row] = await db().select({ address: accounts.email }).from(accounts).where(eq(accounts.id, viewer.accountId));
  return row ?? refuse("not-found");
}

const ownerOf = ({ accountId, groupId }: Person) => ({ accountId, groupId });

/** A row that says nothing more than the portal itself is no choice. */
async function tidy({ accountId }: Person, family: string): Promise<void> {
  const { bell, mail, push, mutedAt } = noticeChoices;
  await db()
    .delete(noticeChoices)
    .where(
      and(
        eq(noticeChoices.accountId, accountId),
        eq(noticeChoices.family, family),
        and(isNull(bell), isNull(mail), isNull(push), isNull(mutedAt)),
      ),
    );
}

async function tidyHabits({ accountId }: Person): Promise<void> {
  const { quietFrom, days, digest, digestedOn, refusedAddress } = noticeHabits;
  const isEmpty = sql`num_nonnulls(${quietFrom}, ${days}, ${digest}, ${digestedOn}, ${refusedAddress}) = 0`;
  await db()
    .delete(noticeHabits)
    .where(and(eq(noticeHabits.accountId, accountId), isEmpty));
}

/** In no letter yet. */
const isUnwritten = and(isNull(notices.mailedAt), isNull(notices.letterId), isNotNull(notices.mail));

/** What has not left yet by these ways will not. */
async function recall({ accountId }: Person, family: string, ways: Ways): Promise<void> {
  const isOfFamily = and(eq(notices.accountId, accountId), inArray(notices.kind, kindsOf(family)))!;
  await takeBack(isOfFamily, ways);
}

type Ways = { mail?: null; push?: null };

/** Takes back letters that are not written yet, and what no device has been told of. */
export async function takeBack(isMeant: SQL, ways: Ways): Promise<void> {
  const own = { mail: isUnwritten, push: and(isNull(notices.pushId), isNotNull(notices.push)) };
  for (const way of Object.keys(ways) as (keyof Ways)[]) {
    await db()
      .update(notices)
      .set({ [way]: null })
      .where(and(isMeant, own[way]));
  }
}
