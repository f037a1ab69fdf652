import { newId } from "../db/id.ts";
import type { Reach } from "../people/schema.ts";
import { publish, subscribe } from "./bus.ts";

/** Something happened to a topic («publication:ID», «feed:work», «account:ID»); what it is, readers ask for themselves. */
export type Hint = { id: string; topic: string; data?: Record<string, number>; groupId: string; reach: Reach };

type Told = Pick<Hint, "topic" | "data"> & { groupId: string; reach?: Reach };

const channel = "live";
const kept: Hint[] = [];
const keptAtMost = 2000;
const hearers = new Set<(hint: Hint) => void>();

subscribe(channel, (message) => {
  const hint = message as Hint;
  kept.push(hint);
  if (kept.length > keptAtMost) kept.shift();
  for (const hear of hearers) hear(hint);
});

/** Tells those who look at a topic now, on every node, once the deed is committed; only people of the company, unless it reaches all. */
export async function tellLive({ topic, data, groupId, reach = "company" }: Told): Promise<void> {
  await publish(channel, { id: newId(), topic, data, groupId, reach });
}

const ends = "live-ends";

/**
 * Ends a person's open streams on every node, once the deed is committed: something that they follow is theirs no more.
 * Their browsers come back by themselves, and follow what they may still read.
 */
export async function endStreamsOf(accountId: string): Promise<void> {
  await publish(ends, accountId);
}

/** Hears whose streams are to end. */
export function onEndedStreams(hear: (accountId: string) => void): void {
  subscribe(ends, (message) => hear(message as string));
}

/** How many open pages hear hints over this node at the moment. */
export function countHearers(): number {
  return hearers.size;
}

type Listening = { topics: ReadonlySet<string>; groupId: string; after: string | undefined };

/**
 * Hears the hints of some topics until the answer is called, those since `after` first. Hints are told to all nodes alike,
 * so another node knows the same `after`; where nobody knows it any more, `missed` is called: the reader asks for everything.
 */
export function followLive(
  { topics, groupId, after }: Listening,
  hear: (hint: Hint) => void,
  missed: () => void,
): () => void {
  const isMine = (hint: Hint) => topics.has(hint.topic) && (hint.reach === "portal" || hint.groupId === groupId);
  const listen = (hint: Hint) => void (isMine(hint) && hear(hint));
  if (after) {
    const at = kept.findLastIndex(({ id }) => id === after);
    if (at < 0) missed();
    else for (const hint of kept.slice(at + 1)) listen(hint);
  }
  hearers.add(listen);
  return () => void hearers.delete(listen);
}
