import {
  ledgerAccounts,
  ledgerEntries,
  ledgerHeads,
  ledgerTransactions,
  type Purse,
  sealOf,
} from "#app/engines/ledger/server/index.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";

type Place = { purse: Purse; owner?: string; title?: string };
type Line = {
  id: string;
  at: Date;
  kind: string;
  cause: string;
  by?: string | null;
  objectId?: string;
} & ({ moves: { place: Place; amount: number }[] } | { fill: Place; to: number });

const keyOf = ({ purse, owner = "", title = "" }: Place) => `${purse} ${owner} ${title}`;

/** A company's ledger as it would have grown: what is written into it in any order is posted in the order of time. */
export class Book {
  readonly #lines: Line[] = [];
  readonly #random: Random;
  readonly #groupId: string;

  constructor(random: Random, groupId: string) {
    this.#random = random;
    this.#groupId = groupId;
  }

  /** Writes one movement down; gives its id. */
  write(line: Omit<Extract<Line, { moves: unknown }>, "id"> | Omit<Extract<Line, { fill: unknown }>, "id">): string {
    const id = demoId(this.#random, line.at);
    this.#lines.push({ ...line, id } as Line);
    return id;
  }

  /** Points that come from nowhere to a person. */
  grant(to: string, amount: number, line: Omit<Line, "id" | "moves" | "fill">): string {
    const moves = [
      { place: { purse: "issue" as const }, amount: -amount },
      { place: { purse: "earned" as const, owner: to }, amount },
    ];
    return this.write({ ...line, moves });
  }

  /** Posts everything. Throws where a purse would go below zero: the story is wrong then. */
  async post(): Promise<void> {
    const groupId = this.#groupId;
    const purses = new Map<string, { id: string; place: Place; balance: number; at: Date }>();
    const [transactions, entries] = [
      [] as (typeof ledgerTransactions.$inferInsert)[],
      [] as (typeof ledgerEntries.$inferInsert)[],
    ];
    let [number, hash] = [0, ""];
    const open = (place: Place, at: Date) => {
      const known = purses.get(keyOf(place));
      if (known) return known;
      const fresh = { id: demoId(this.#random, at), place, balance: 0, at };
      purses.set(keyOf(place), fresh);
      return fresh;
    };
    for (const line of this.#lines.toSorted((a, b) => a.at.getTime() - b.at.getTime() || (a.id < b.id ? -1 : 1))) {
      const moves = "moves" in line ? line.moves : fillOf(line, open(line.fill, line.at).balance);
      if (!moves.length) continue;
      number += 1;
      const posted = moves.map(({ place, amount }) => {
        const purse = open(place, line.at);
        purse.balance += amount;
        if (purse.balance < 0 && place.purse !== "issue")
          throw new Error(`The purse ${keyOf(place)} is empty: ${line.kind}`);
        return { account: purse.id, amount, balanceAfter: purse.balance };
      });
      const { id, kind, cause, by, objectId, at } = line;
      const row = {
        id,
        groupId,
        number,
        kind,
        cause,
        initiatorId: by ?? null,
        objectId: objectId ?? null,
        createdAt: at,
      };
      const next = sealOf(hash, { ...row, entries: posted });
      transactions.push({ ...row, previousHash: hash, hash: next });
      for (const { account, amount, balanceAfter } of posted)
        entries.push({ transactionId: id, ledgerAccountId: account, groupId, number, amount, balanceAfter });
      hash = next;
    }
    await insertRows(
      ledgerAccounts,
      [...purses.values()].map(({ id, place, balance, at }) => ({
        ...{ id, groupId, purse: place.purse, ownerId: place.owner ?? null, title: place.title ?? "" },
        ...{ balance, createdAt: at },
      })),
    );
    await insertRows(ledgerTransactions, transactions);
    await insertRows(ledgerEntries, entries);
    await insertRows(ledgerHeads, [{ groupId, number, hash }]);
  }
}

/** What fills a purse up to a number, or takes away what is above it. */
function fillOf({ fill, to }: Extract<Line, { fill: unknown }>, balance: number) {
  if (to === balance) return [];
  const other: Place = { purse: to > balance ? "issue" : "spent" };
  return [
    { place: fill, amount: to - balance },
    { place: other, amount: balance - to },
  ];
}
