import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { tellPosting } from "./kinds.ts";
import { ledgerAccounts, ledgerHolds, ledgerTransactions } from "./schema.ts";

const purseWords: Record<string, string> = { thanks: "для благодарностей", fund: "фонд", held: "отложенное" };

const endingWords: Record<string, string> = { captured: "списаны", released: "вернулись" };

/** A person's points: what came and went stays after they are erased, and names nobody then. */
export const ownLedger: OwnPart[] = [
  {
    name: "points",
    title: "Движение баллов",
    by: [ledgerAccounts.ownerId],
    after: "nameless",
    head: { at: "Когда", what: "Что", amount: "Сколько", balance: "Осталось", purse: "Кошелёк" },
    rows: (me) => sql`
      select e.transaction_id || e.ledger_account_id::text as key, ${iso("t.created_at")} as at, t.kind as what, e.amount,
        e.balance_after as balance, a.purse
      from ledger_entries e join ledger_transactions t on t.id = e.transaction_id
      join ledger_accounts a on a.id = e.ledger_account_id where a.owner_id = ${me}`,
    tell: (row) => ({
      ...row,
      what: tellPosting(String(row.what), null).title,
      purse: purseWords[String(row.purse)] ?? "заработанное",
    }),
  },
  {
    name: "points-held",
    title: "Отложенные баллы",
    by: [ledgerHolds.accountId],
    after: "nameless",
    head: { until: "До какого времени", amount: "Сколько", ending: "Чем кончилось" },
    rows: (me) => sql`
      select h.id as key, ${iso("h.until")} as until, h.amount, h.ending from ledger_holds h where h.account_id = ${me}`,
    tell: (row) => ({ ...row, ending: endingWords[String(row.ending)] ?? "ещё отложены" }),
  },
  {
    name: "points-moved",
    title: "Баллы, которые вы переводили",
    by: [ledgerTransactions.initiatorId],
    after: "nameless",
    head: { at: "Когда", what: "Что" },
    rows: (me) => sql`
      select t.id as key, ${iso("t.created_at")} as at, t.kind as what
      from ledger_transactions t where t.initiator_id = ${me}`,
    tell: (row) => ({ ...row, what: tellPosting(String(row.what), null).title }),
  },
];
