import { and, eq, inArray, isNull, lt, ne, or, sql } from "drizzle-orm";
import { accountOf, demandSound, ledgerAccounts, lockLedger, post, reverse } from "#app/engines/ledger/server/index.ts";
import { findColleagues, leadsPeople, readSettings as readPoints, startOf } from "#app/loyalty/balance/server/index.ts";
import { type CardLook, type Circle, mostThanked, type Quota, withdrawMinutes } from "#app/loyalty/thanks/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { readOne } from "./reading.ts";
import { thanks, thanksReceivers, thanksValues } from "./schema.ts";
import { readSettings } from "./settings.ts";
import { isOut, stand, takeOut } from "./standing.ts";

/** What one may still thank with, told before one writes. */
export async function readQuota(viewer: Viewer): Promise<Quota> {
  const { groupId, accountId } = viewer;
  const { tellsManager: _, ...settings } = await readSettings(groupId);
  const values = await db()
    .select({ id: thanksValues.id, title: thanksValues.title, description: thanksValues.description })
    .from(thanksValues)
    .where(and(eq(thanksValues.groupId, groupId), isNull(thanksValues.archivedAt)))
    .orderBy(thanksValues.createdAt, thanksValues.id);
  const [own] = await db()
    .select({ balance: ledgerAccounts.balance, leads: leadsPeople(accounts.id) })
    .from(accounts)
    .leftJoin(
      ledgerAccounts,
      and(
        eq(ledgerAccounts.groupId, groupId),
        eq(ledgerAccounts.ownerId, accounts.id),
        eq(ledgerAccounts.purse, "thanks"),
      ),
    )
    .where(eq(accounts.id, accountId));
  const sent = await countToday(viewer);
  return {
    ...settings,
    purse: own?.balance ?? 0,
    leads: own?.leads ?? false,
    today: Math.max(0, settings.perDay - sent),
    values,
  };
}

type Wish = {
  people: string[];
  value?: string | undefined;
  card: CardLook;
  words: string;
  points: number;
  circle: Circle;
};

/**
 * Thanks colleagues, with points for each out of the purse for thanks. Limits are told at their fields and never in a toast
 * (specification §8: the gratitude answer 429 is silent).
 */
export async function send(viewer: Viewer, { people: names, value, points, ...said }: Wish): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const people = await findColleagues(viewer, names, "people");
  const no = (field: string, text: string) => refuse("invalid", field, { fields: { [field]: [text] } });
  if (people.length > mostThanked) no("people", `Не больше ${mostThanked} человек`);
  await (points ? demandSound(groupId) : lockLedger(groupId));
  const settings = await readSettings(groupId);
  if (settings.valueRequired && !value) no("value", "Выберите, за какую ценность вы благодарите");
  const valued = value ? await demandValue(groupId, value) : null;
  if (points > settings.mostPoints) no("points", `Каждому можно не больше ${settings.mostPoints}`);
  if ((await countToday(viewer)) >= settings.perDay)
    no("people", `Сегодня вы поблагодарили уже ${settings.perDay} раз. Завтра можно снова`);
  await demandPairs(viewer, people, settings.perPair);
  const isOpen = said.circle === "public";
  const id = isOpen ? await stand(viewer, { words: said.words, value: valued }) : newId();
  await db()
    .insert(thanks)
    .values({ id, groupId, authorId: accountId, valueId: value ?? null, points, ...said, createdAt: now() });
  const receivers = people.map((person) => ({ thanksId: id, accountId: person.accountId, groupId }));
  await db().insert(thanksReceivers).values(receivers);
  if (points)
    await pay(
      viewer,
      id,
      receivers.map((one) => one.accountId),
      points,
    );
  const data = { people: receivers.map((one) => one.accountId) };
  if (!isOpen) await announce({ kind: "thanks.sent", objectId: id, groupId, actorId: accountId, data });
  return { id };
}

/** Points out of the purse for thanks into what is earned; what the purse does not have is told at its own field. */
async function pay({ groupId, accountId }: Viewer, id: string, people: string[], points: number): Promise<void> {
  const purse = await accountOf(groupId, "thanks", accountId);
  const [row] = await db()
    .select({ balance: ledgerAccounts.balance })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.id, purse));
  const sum = points * people.length;
  if (row!.balance < sum)
    refuse("invalid", "points", {
      fields: {
        points: [
          `Нужно ${sum.toLocaleString("ru")}, а для благодарностей осталось ${row!.balance.toLocaleString("ru")}`,
        ],
      },
    });
  const moves = [{ account: purse, amount: -sum }];
  for (const person of people) moves.push({ account: await accountOf(groupId, "earned", person), amount: points });
  const { id: transaction } = await post({
    groupId,
    kind: "thanks",
    cause: `thanks:${id}`,
    by: accountId,
    objectId: id,
    moves,
  });
  await db().update(thanks).set({ transactionId: transaction }).where(eq(thanks.id, id));
}

/** Takes thanks back within a quarter of an hour, and the points with them. Refuses later, and where they are spent already. */
export async function withdraw(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  await lockLedger(groupId);
  const card = await readOne(viewer, { id });
  if (!card.mine) refuse("not-found");
  if (card.withdrawn) return { id };
  if (!card.withdrawable) refuse("conflict", "late");
  const [row] = await db()
    .update(thanks)
    .set({ withdrawnAt: now() })
    .where(and(eq(thanks.id, id), isNull(thanks.withdrawnAt)))
    .returning({ transactionId: thanks.transactionId });
  await takeOut(id);
  if (row?.transactionId) await reverse({ groupId, id: row.transactionId, by: accountId, kind: "thanks-withdrawn" });
  return { id };
}

/** Thanks that can no longer be taken back count for rules and achievements, once each; what waits for a moderator waits here too. */
export async function countThanks(): Promise<void> {
  const isDue = lt(thanks.createdAt, new Date(now().getTime() - withdrawMinutes * 60_000));
  const rows = await db()
    .update(thanks)
    .set({ countedAt: now() })
    .where(and(isNull(thanks.countedAt), isNull(thanks.withdrawnAt), isDue, or(ne(thanks.circle, "public"), isOut())))
    .returning({ id: thanks.id, groupId: thanks.groupId, author: thanks.authorId });
  for (const { id: objectId, groupId, author: actorId } of rows) {
    const isTo = eq(thanksReceivers.thanksId, objectId);
    const people = await db().select({ id: thanksReceivers.accountId }).from(thanksReceivers).where(isTo);
    const data = { people: people.map(({ id }) => id) };
    await announce({ kind: "thanks.counted", objectId, groupId, actorId, data });
  }
}

/** Answers those who have thanked the viewer; said again, it takes the place of what was said. */
export async function answer(viewer: Viewer, { id, text }: { id: string; text: string }): Promise<{ id: string }> {
  const { toMe, withdrawn } = await readOne(viewer, { id });
  if (!toMe || withdrawn) refuse("not-found");
  await db()
    .update(thanksReceivers)
    .set({ answer: text, answeredAt: now() })
    .where(and(eq(thanksReceivers.thanksId, id), eq(thanksReceivers.accountId, viewer.accountId)));
  await announce({ kind: "thanks.answered", objectId: id, groupId: viewer.groupId, actorId: viewer.accountId });
  return { id };
}

/** Thanks to a team count once; what was withdrawn does not. */
async function countToday({ groupId, accountId }: Viewer): Promise<number> {
  const { timeZone } = await readPoints(groupId);
  const isToday = sql`${thanks.createdAt} >= ${startOf("day", timeZone)}`;
  return db().$count(thanks, and(eq(thanks.authorId, accountId), isNull(thanks.withdrawnAt), isToday));
}

async function demandPairs(
  { groupId, accountId }: Viewer,
  people: { accountId: string; name: string }[],
  most: number,
) {
  const { timeZone } = await readPoints(groupId);
  const rows = await db()
    .select({ person: thanksReceivers.accountId, count: sql<number>`count(*)::int` })
    .from(thanks)
    .innerJoin(thanksReceivers, eq(thanksReceivers.thanksId, thanks.id))
    .where(
      and(
        eq(thanks.authorId, accountId),
        isNull(thanks.withdrawnAt),
        sql`${thanks.createdAt} >= ${startOf("month", timeZone)}`,
        inArray(
          thanksReceivers.accountId,
          people.map((one) => one.accountId),
        ),
      ),
    )
    .groupBy(thanksReceivers.accountId);
  const over = rows
    .filter(({ count }) => count >= most)
    .map(({ person }) => people.find((one) => one.accountId === person)!.name);
  if (over.length)
    refuse("invalid", "people", {
      fields: {
        people: [`В этом месяце предел для одного коллеги – ${most}: ${over.join(", ")}. С первого числа можно снова`],
      },
    });
}

/** What a value is called. Refuses one that is not offered as not found. */
async function demandValue(groupId: string, id: string): Promise<string> {
  const isIt = and(eq(thanksValues.id, id), eq(thanksValues.groupId, groupId), isNull(thanksValues.archivedAt));
  const [row] = await db().select({ title: thanksValues.title }).from(thanksValues).where(isIt);
  return row?.title ?? refuse("not-found");
}
