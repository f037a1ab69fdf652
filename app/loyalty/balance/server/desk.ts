import { and, asc, desc, eq, isNotNull, isNull, sql } from "drizzle-orm";
import {
  accountOf,
  grant,
  ledgerAccounts,
  ledgerEntries,
  ledgerTransactions,
  post,
  reverse as reverseTransaction,
} from "#app/engines/ledger/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { findColleague } from "./colleagues.ts";
import { readRules, tellOfPoints } from "./rules.ts";
import { pointNotes } from "./schema.ts";
import { readSettings } from "./settings.ts";
import { lineColumns, toLines } from "./statement.ts";
import { note } from "./transfers.ts";

/** What may be put right by hand: the rest has its own way back. */
const reversible = ["transfer", "reward", "issue"];

/** The points of a company: its limits, rules and funds, and how much lies where. */
export async function readDesk(viewer: Viewer) {
  const { groupId } = viewer;
  const { timeZone: _, allowedFor: __, ...settings } = await readSettings(groupId);
  const sum = (purse: string) =>
    sql<number>`coalesce(sum(${ledgerAccounts.balance}) filter (where ${ledgerAccounts.purse} = ${purse}), 0)::int`;
  const [figures] = await db()
    .select({
      issued: sql<number>`-${sum("issue")}`,
      earned: sum("earned"),
      thanks: sum("thanks"),
      funds: sum("fund"),
      spent: sum("spent"),
    })
    .from(ledgerAccounts)
    .where(eq(ledgerAccounts.groupId, groupId));
  const funds = await db()
    .select({
      id: ledgerAccounts.id,
      title: ledgerAccounts.title,
      balance: ledgerAccounts.balance,
      owner: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
    })
    .from(ledgerAccounts)
    .innerJoin(accounts, eq(accounts.id, ledgerAccounts.ownerId))
    .where(and(eq(ledgerAccounts.groupId, groupId), eq(ledgerAccounts.purse, "fund"), isNull(ledgerAccounts.closedAt)))
    .orderBy(asc(ledgerAccounts.title), asc(ledgerAccounts.id));
  const { perDeed, perDay, perMonth, allowance, leaderAllowance } = settings;
  return {
    settings: { perDeed, perDay, perMonth, allowance, leaderAllowance },
    figures: figures!,
    funds,
    rules: await readRules(viewer, true),
  };
}

type Issue = { to?: string | undefined; fund?: string | undefined; amount: number; words: string };

/** Brings points into being, for a colleague or a fund; the journal keeps it. Refuses who names neither or both. */
export async function issue(viewer: Viewer, { to, fund, amount, words }: Issue): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  if (Boolean(to) === Boolean(fund))
    refuse("invalid", "to", {
      fields: { to: [to ? "Выберите что-то одно: коллегу или фонд" : "Назовите коллегу или выберите фонд"] },
    });
  const wish = { groupId, kind: "issue", cause: `issue:${newId()}`, by: accountId };
  const person = to ? await findColleague(viewer, to, "to") : null;
  const { id } = person
    ? await grant({ ...wish, to: person.accountId, amount })
    : await post({ ...wish, moves: await movesTo(groupId, fund!, amount) });
  await note(viewer, { id, receiverId: person?.accountId ?? null, words });
  await recordAudit({ deed: "points.issued", result: "ok", accountId, groupId, objectId: id, detail: { amount } });
  if (person) await tellOfPoints(groupId, id, accountId);
  return { id };
}

async function movesTo(groupId: string, fund: string, amount: number) {
  const [row] = await db()
    .select({ id: ledgerAccounts.id })
    .from(ledgerAccounts)
    .where(and(eq(ledgerAccounts.id, fund), eq(ledgerAccounts.groupId, groupId), eq(ledgerAccounts.purse, "fund")));
  if (!row) refuse("not-found");
  return [
    { account: await accountOf(groupId, "issue"), amount: -amount },
    { account: row.id, amount },
  ];
}

/** Makes a fund, out of which its owner rewards colleagues. */
export async function addFund(
  viewer: Viewer,
  { title, owner }: { title: string; owner: string },
): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const person = await findOwner(viewer, owner);
  const id = newId();
  await db().insert(ledgerAccounts).values({ id, groupId, purse: "fund", ownerId: person, title, createdAt: now() });
  await recordAudit({ deed: "points.fund", result: "ok", accountId, groupId, objectId: id, detail: { name: title } });
  return { id };
}

/** An administrator may own a fund as anybody else. */
async function findOwner(viewer: Viewer, alias: string): Promise<string> {
  const [me] = await db().select({ alias: accounts.alias }).from(accounts).where(eq(accounts.id, viewer.accountId));
  return me?.alias === alias ? viewer.accountId : (await findColleague(viewer, alias, "owner")).accountId;
}

/** A page of what has come to and gone from people and funds of the company, the last first. */
export async function readOperations(viewer: Viewer, { who, after }: { who: string; after?: string | undefined }) {
  const name = who.replace(/^@/, "").toLowerCase();
  const rows = await db()
    .select({
      ...lineColumns,
      account: ledgerEntries.ledgerAccountId,
      owner: sql<string>`coalesce(nullif(${ledgerAccounts.title}, ''), ${accounts.firstName} || ' ' || ${accounts.lastName}, '')`,
      reversed: sql<boolean>`exists (select from ${ledgerTransactions} r
        where r.group_id = ${ledgerTransactions.groupId} and r.cause = 'reverse:' || ${ledgerTransactions.id})`,
    })
    .from(ledgerEntries)
    .innerJoin(ledgerTransactions, eq(ledgerTransactions.id, ledgerEntries.transactionId))
    .innerJoin(ledgerAccounts, eq(ledgerAccounts.id, ledgerEntries.ledgerAccountId))
    .leftJoin(accounts, eq(accounts.id, ledgerAccounts.ownerId))
    .leftJoin(pointNotes, eq(pointNotes.transactionId, ledgerTransactions.id))
    .where(
      and(
        eq(ledgerEntries.groupId, viewer.groupId),
        isNotNull(ledgerAccounts.ownerId),
        name ? eq(accounts.alias, name) : undefined,
        beyond([ledgerEntries.number, ledgerEntries.ledgerAccountId], after),
      ),
    )
    .orderBy(desc(ledgerEntries.number), desc(ledgerEntries.ledgerAccountId))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.number, row.account]);
  const lines = await toLines(items, { accountId: "" });
  return {
    items: lines.map((line, at) => {
      const { owner, reversed, kind } = items[at]!;
      return { ...line, owner, reversed, reversible: !reversed && reversible.includes(kind) };
    }),
    next,
  };
}

/** Puts an operation right by another one that moves everything back. Refuses what is not the company's, and what is spent. */
export async function reverse(viewer: Viewer, { id, words }: { id: string; words: string }): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const [row] = await db()
    .select({ kind: ledgerTransactions.kind })
    .from(ledgerTransactions)
    .where(and(eq(ledgerTransactions.id, id), eq(ledgerTransactions.groupId, groupId)));
  if (!row) refuse("not-found");
  if (!reversible.includes(row.kind)) refuse("forbidden", "kind");
  const made = await reverseTransaction({ groupId, id, by: accountId });
  if (made.isNew) {
    await note(viewer, { id: made.id, receiverId: null, words });
    await recordAudit({ deed: "points.reversed", result: "ok", accountId, groupId, objectId: id });
  }
  return { id: made.id };
}
