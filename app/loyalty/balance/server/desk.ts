import { and, eq, sql } from "drizzle-orm";
import { accountOf, grant, ledgerAccounts, post } from "#app/engines/ledger/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { findColleague } from "./colleagues.ts";
import { readFunds } from "./funds.ts";
import { readRules, tellOfPoints } from "./rules.ts";
import { readSettings } from "./settings.ts";
import { note } from "./transfers.ts";

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
  return {
    settings,
    figures: figures!,
    funds: await readFunds(groupId),
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
