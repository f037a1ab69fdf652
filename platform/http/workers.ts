import cluster, { type Worker } from "node:cluster";
import { once } from "node:events";
import { setTimeout as pause } from "node:timers/promises";
import { log } from "../log.ts";
import { lendShares } from "./shares.ts";

/**
 * Answers on one address by `count` processes, each a copy of this program, which sees in node:cluster that it is one of them.
 * Gives when all of them listen; one that cannot is told by `fail`. From then on a process that dies is replaced.
 * `stop` asks them to leave and waits until they are gone.
 */
export async function startWorkers(count: number, fail: (error: Error) => void): Promise<{ stop(): Promise<void> }> {
  lendShares();
  const workers = new Set<Worker>();
  let isOpen = false;
  let stopping = false;
  const start = async (wait = 200) => {
    const worker = cluster.fork();
    workers.add(worker);
    worker.once("listening", () => {
      wait = 200;
    });
    worker.once("exit", (code, signal) => {
      workers.delete(worker);
      if (stopping) return;
      if (!isOpen) return fail(new Error("Процесс портала не запустился: причина – строкой выше."));
      log.error("A process of the portal stopped by itself, starting another", { status: code ?? -1, reason: signal });
      void pause(wait).then(() => (stopping ? undefined : start(Math.min(wait * 2, 5_000))));
    });
    await once(worker, "listening");
  };
  await Promise.all(Array.from({ length: count }, () => start()));
  isOpen = true;
  return {
    async stop() {
      stopping = true;
      const going = [...workers].map((worker) => once(worker, "exit"));
      for (const worker of workers) worker.process.kill("SIGTERM");
      await Promise.all(going);
    },
  };
}
