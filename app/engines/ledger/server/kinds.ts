import { handedOver } from "#platform/handed-over.ts";

/** A kind of transactions, as the area that makes them calls it. */
export type PostingKind = {
  name: string;
  /** «Перевод коллеге» */
  title: string;
  /** What it is called in the purse that points come to, where that is another thing: «Перевод от коллеги». */
  came?: string;
  /** «Почему столько?»: the rule in one or two sentences. */
  why: string;
  /** Where its object is met. */
  address?(objectId: string): string;
};

const known = handedOver<Map<string, PostingKind>>("the kinds of ledger transactions");

export const postingKinds = {
  handOver: (given: PostingKind[]) => known.handOver(new Map(given.map((kind) => [kind.name, kind]))),
  /** All of them, in the order of areas. */
  list: (): PostingKind[] => [...known.get().values()],
};

/** What a transaction is called in a purse to which it has brought so much, why it is so much and where its cause is met. */
export function tellPosting(kind: string, objectId: string | null, amount = 0) {
  const { title, came = title, why, address } = known.get().get(kind) ?? { title: "Движение баллов", why: "" };
  return { title: amount > 0 ? came : title, why, href: objectId && address ? address(objectId) : null };
}
