import type { Visit } from "../contract.ts";

type Waiting = { visit: Visit; tries: number };

/** How a batch ended: it arrived, it is to be tried again, or the person does not agree any more. */
export type Outcome = "taken" | "failed" | "refused";

/** The specification's figures (§9): batches of ten, timers of five seconds, four attempts. */
const batchMost = 10;
const pause = 5000;
const triesAtMost = 4;
/** What waits without a connection takes no more room than this. */
const waitingMost = 100;

export type VisitQueue = { add(visit: Visit): void; flush(): Promise<void>; clear(): void };

/** Events on their way to the portal: what is not sent yet waits in `kept`, so that a page read anew does not lose it. */
export function createQueue(
  send: (batch: Visit[]) => Promise<Outcome>,
  kept: { read(): Waiting[]; write(waiting: Waiting[]): void },
): VisitQueue {
  let waiting = kept.read();
  let timer: ReturnType<typeof setTimeout> | undefined;
  let busy = false;

  const keep = (left: Waiting[]) => {
    waiting = left.slice(-waitingMost);
    kept.write(waiting);
  };
  const plan = () => {
    if (timer) return;
    timer = setTimeout(() => {
      timer = undefined;
      void flush();
    }, pause);
  };
  const flush = async () => {
    if (busy || !waiting.length) return;
    busy = true;
    const batch = waiting.slice(0, batchMost);
    const outcome = await send(batch.map(({ visit }) => visit));
    busy = false;
    if (outcome === "refused") return keep([]);
    if (outcome === "failed") for (const one of batch) one.tries += 1;
    keep(waiting.filter((one) => !batch.includes(one) || (outcome === "failed" && one.tries < triesAtMost)));
    if (waiting.length) plan();
  };
  if (waiting.length) plan();
  return {
    add(visit) {
      keep([...waiting, { visit, tries: 0 }]);
      if (waiting.length === batchMost) void flush();
      else plan();
    },
    flush,
    clear: () => keep([]),
  };
}
