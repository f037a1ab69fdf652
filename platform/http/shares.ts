import cluster, { type Worker } from "node:cluster";
import { randomUUID } from "node:crypto";

type Ask = { share: "take" | "leave"; id: string; key: string; most: number };
type Answer = { shareOf: string; isGiven: boolean };

const shares = new Map<string, number>();
const waiting = new Map<string, (isGiven: boolean) => void>();

/**
 * Takes one of so many shares of something that one person has over all processes of this node; gives the way to leave it,
 * or undefined when all are taken. The first process counts for the others.
 */
export async function takeShare(key: string, most: number): Promise<(() => void) | undefined> {
  const ask = { id: randomUUID(), key, most };
  const isGiven = cluster.isWorker ? await askFirst({ share: "take", ...ask }) : take(key, most);
  if (!isGiven) return undefined;
  let isLeft = false;
  return () => {
    if (isLeft) return;
    isLeft = true;
    if (!cluster.isWorker) leave(key);
    else if (process.connected) process.send?.({ share: "leave", ...ask } satisfies Ask);
  };
}

/** In the first process: counts for the others, and forgets what one has taken that is gone. */
export function lendShares(): void {
  const taken = new Map<number, string[]>();
  cluster.on("message", (worker: Worker, message: Ask) => {
    if (message?.share !== "take" && message?.share !== "leave") return;
    const own = taken.get(worker.id) ?? [];
    taken.set(worker.id, own);
    if (message.share === "leave") {
      const at = own.indexOf(message.key);
      if (at >= 0) leave(own.splice(at, 1)[0]!);
      return;
    }
    const isGiven = take(message.key, message.most);
    if (isGiven) own.push(message.key);
    worker.send({ shareOf: message.id, isGiven } satisfies Answer);
  });
  cluster.on("exit", (worker: Worker) => {
    for (const key of taken.get(worker.id) ?? []) leave(key);
    taken.delete(worker.id);
  });
}

function take(key: string, most: number): boolean {
  const count = shares.get(key) ?? 0;
  if (count >= most) return false;
  shares.set(key, count + 1);
  return true;
}

function leave(key: string): void {
  const count = (shares.get(key) ?? 1) - 1;
  if (count > 0) shares.set(key, count);
  else shares.delete(key);
}

let hears = false;

function askFirst(ask: Ask): Promise<boolean> {
  if (!hears) process.on("message", hear);
  hears = true;
  const { promise, resolve } = Promise.withResolvers<boolean>();
  waiting.set(ask.id, resolve);
  process.send?.(ask);
  return promise;
}

function hear(message: unknown): void {
  const { shareOf, isGiven } = (message ?? {}) as Partial<Answer>;
  if (!shareOf) return;
  waiting.get(shareOf)?.(isGiven === true);
  waiting.delete(shareOf);
}
