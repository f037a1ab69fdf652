import { createHash } from "node:crypto";

export type Sealed = {
  id: string;
  groupId: string;
  number: number;
  kind: string;
  initiatorId: string | null;
  objectId: string | null;
  cause: string;
  createdAt: Date;
  entries: { account: string; amount: number; balanceAfter: number }[];
};

/** The hash of a transaction with all of its entries and of the one before it: a link of its company's chain. */
export function sealOf(previousHash: string, { createdAt, entries, ...one }: Sealed): string {
  const lines = entries
    .toSorted((a, b) => (a.account < b.account ? -1 : 1))
    .map(({ account, amount, balanceAfter }) => [account, amount, balanceAfter]);
  const { id, groupId, number, kind, initiatorId, objectId, cause } = one;
  const said = [previousHash, number, id, groupId, kind, initiatorId, objectId, cause, createdAt.toISOString(), lines];
  return createHash("sha256").update(JSON.stringify(said)).digest("hex");
}
