import { setTimeout as sleep } from "node:timers/promises";
import { sql } from "drizzle-orm";
import type pg from "pg";
import { connectAlone, currentConnection, db } from "../db/connection.ts";
import { log } from "../log.ts";

type Hear = (message: unknown) => void;

const channel = "veche";
const subscribers = new Map<string, Set<Hear>>();

/**
 * Tells every node of the portal, this one too, after the open transaction is committed.
 * For hints («something is new»), 7 KB at most: a node that is away at the moment never hears it.
 */
export async function publish(topic: string, message: unknown = null): Promise<void> {
  await db().execute(sql`select pg_notify(${channel}, ${JSON.stringify([topic, message])})`);
}

/** Hears a topic until the answer is called. */
export function subscribe(topic: string, hear: Hear): () => void {
  const set = subscribers.get(topic) ?? new Set();
  subscribers.set(topic, set.add(hear));
  return () => {
    set.delete(hear);
    if (set.size === 0 && subscribers.get(topic) === set) subscribers.delete(topic);
  };
}

/** Begins to hear the other nodes over a connection of its own, and comes back after every loss of it. */
export async function startBus(): Promise<{ stop(): Promise<void> }> {
  const { url } = currentConnection();
  let stopping = false;
  let client: pg.Client | undefined;
  const listen = async () => {
    const fresh = await connectAlone(url, "bus");
    fresh.on("notification", ({ payload }) => deliver(payload ?? ""));
    fresh.once("end", () => void (!stopping && retry()));
    await fresh.query(`listen ${channel}`);
    client = fresh;
  };
  const retry = async () => {
    for (let wait = 100; !stopping; wait = Math.min(wait * 2, 3000)) {
      await sleep(wait);
      try {
        return await listen();
      } catch (error) {
        log.warn("Live messages are away: the database does not answer", { error });
      }
    }
  };
  await listen();
  return {
    async stop() {
      stopping = true;
      await client?.end();
    },
  };
}

function deliver(payload: string): void {
  const [topic, message] = JSON.parse(payload) as [string, unknown];
  for (const hear of subscribers.get(topic) ?? []) {
    try {
      hear(message);
    } catch (error) {
      log.error("A live message could not be heard", { event: topic, error });
    }
  }
}
