import { and, eq, isNull, sql } from "drizzle-orm";
import {
  accountOf,
  demandSound,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  post,
} from "#app/engines/ledger/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { findColleague } from "./colleagues.ts";
import { tellOfLow } from "./funds.ts";
import { pointNotes } from "./schema.ts";
import { readSettings, startOf } from "./settings.ts";

export type Transfer = { to: string; amount: number; words: string; fund?: string | undefined };

/**
 * Whether a transfer may be made, and what is left after it: for the page on which one confirms it. Refuses at the fields a
 * colleague who is none, what is beyond the limits and what the purse does not have.
 */
export async function checkTransfer(viewer: Viewer, { to, amount, fund }: Omit<Transfer, "words">) {
  const person = await findColleague(viewer, to, "to");
  const from = await sourceOf(viewer, fund);
  if (!fund) await demandWithin(viewer, amount);
  const balance = from?.balance ?? 0;
  if (balance < amount)
    refuse("invalid", "points", { fields: { amount: [`Столько баллов нет: есть ${balance.toLocaleString("ru")}`] } });
  return { person, amount, left: balance - amount, fund: fund ? from!.title : null };
}

/**
 * Moves the viewer's own points, or those of a fund that they own, to a colleague. It is done once for its form; several at
 * once come one after the other, and none takes what is not there. Refuses as `checkTransfer` does.
 */
export async function transfer(viewer: Viewer, said: Transfer): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  await demandSound(groupId);
  const { person } = await checkTransfer(viewer, said);
  const from = said.fund ?? (await accountOf(groupId, "earned", accountId));
  const to = await accountOf(groupId, "earned", person.accountId);
  const { id } = await post({
    ...{ groupId, kind: said.fund ? "reward" : "transfer", cause: `transfer:${newId()}`, by: accountId },
    moves: [
      { account: from, amount: -said.amount },
      { account: to, amount: said.amount },
    ],
  });
  await note(viewer, { id, receiverId: person.accountId, words: said.words });
  await announce({ kind: "points.transferred", objectId: id, groupId, actorId: accountId });
  if (said.fund) await tellOfLow(groupId, said.fund, { amount: said.amount, transaction: id });
  return { id };
}

/** Keeps the words of who moves points beside the ledger, where they may be erased. */
export async function note(
  { accountId, groupId }: Viewer,
  of: { id: string; receiverId: string | null; words: string },
): Promise<void> {
  const { id: transactionId, receiverId, words } = of;
  await db()
    .insert(pointNotes)
    .values({ transactionId, groupId, authorId: accountId, receiverId, words, createdAt: now() });
}

/** What a person may still transfer: in one deed, today, in this month. */
export async function readLimits({ groupId, accountId }: Viewer) {
  const settings = await readSettings(groupId);
  const { timeZone: zone, perDeed, perDay, perMonth } = settings;
  const given = (since: "day" | "month") => sql<number>`coalesce(-sum(${ledgerEntries.amount})
    filter (where ${ledgerTransactions.createdAt} >= ${startOf(since, zone)}), 0)::int`;
  const [row] = await db()
    .select({ today: given("day"), month: given("month") })
    .from(ledgerAccounts)
    .innerJoin(ledgerEntries, eq(ledgerEntries.ledgerAccountId, ledgerAccounts.id))
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .where(
      and(
        eq(ledgerAccounts.ownerId, accountId),
        eq(ledgerAccounts.purse, "earned"),
        eq(ledgerTransactions.kind, "transfer"),
        sql`${ledgerEntries.amount} < 0`,
        sql`${ledgerTransactions.createdAt} >= ${startOf("month", zone)}`,
      ),
    );
  const { today, month } = row!;
  return { settings, limits: { perDeed, today: Math.max(0, perDay - today), month: Math.max(0, perMonth - month) } };
}

async function demandWithin(viewer: Viewer, amount: number): Promise<void> {
  const { limits } = await readLimits(viewer);
  const told = (most: number) => most.toLocaleString("ru");
  const no = (text: string) => refuse("invalid", "limit", { fields: { amount: [text] } });
  const most = Math.min(...Object.values(limits));
  if (amount <= most) return;
  if (most === limits.month) no(most ? `В этом месяце можно ещё ${told(most)}` : "На этот месяц предел исчерпан");
  if (most === limits.today) no(most ? `Сегодня можно ещё ${told(most)}` : "На сегодня предел исчерпан");
  no(`За один раз можно не больше ${told(most)}`);
}

/** The purse that a transfer is made from. Refuses another's fund as not found. */
async function sourceOf({ groupId, accountId }: Viewer, fund: string | undefined) {
  const isIt = fund ? eq(ledgerAccounts.id, fund) : undefined;
  const [row] = await db()
    .select({ balance: ledgerAccounts.balance, title: ledgerAccounts.title })
    .from(ledgerAccounts)
    .where(
      and(
        eq(ledgerAccounts.groupId, groupId),
        eq(ledgerAccounts.ownerId, accountId),
        eq(ledgerAccounts.purse, fund ? "fund" : "earned"),
        isNull(ledgerAccounts.closedAt),
        isIt,
      ),
    );
  if (fund && !row) refuse("not-found");
  return row;
}
