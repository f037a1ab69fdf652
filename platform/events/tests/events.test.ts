import { eq, sql } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { db, newId, transaction, withTenant } from "#platform/db/index.ts";
import { publish, startBus, subscribe } from "#platform/events/bus.ts";
import { announce, deliverAll, type Listener, type PortalEvent, startEvents } from "#platform/events/index.ts";
import { outbox } from "#platform/events/schema.ts";
import { groups } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();

const event = (kind: string): PortalEvent => ({ kind, objectId: newId(), groupId: newId(), actorId: newId() });
const waiting = () => db().$count(outbox);
const heard: { kind: string; key: string }[] = [];
const ear: Listener = {
  name: "test.ear",
  kinds: ["said"],
  hear: async ({ kind }, key) => void heard.push({ kind, key }),
};

beforeEach(async () => {
  heard.length = 0;
  await db().delete(outbox);
  await deliverAll([ear]);
});

describe("an event", () => {
  test("is heard once by each who listens to its kind, and by nobody else", async () => {
    await deliverAll([ear, { ...ear, name: "test.second" }, { ...ear, name: "test.deaf", kinds: ["sung"] }]);
    await withTenant(newId(), () => announce(event("said")));
    await deliverAll();
    await deliverAll();
    expect(heard).toHaveLength(2);
    expect(await waiting()).toBe(0);
  });

  test("of a deed that failed is never heard", async () => {
    await transaction(async () => {
      await announce(event("said"));
      throw new Error("передумали");
    }).catch(() => {});
    await deliverAll();
    expect(heard).toEqual([]);
  });

  test("is heard soon after the commit when the portal runs", async () => {
    const events = startEvents([ear]);
    await transaction(() => announce(event("said")));
    await expect.poll(() => heard.length).toBeGreaterThan(0);
    await events.stop();
    expect(heard).toHaveLength(1);
  });

  test("whose listener failed leaves no trace of it, and comes again under the same key", async () => {
    const keys: string[] = [];
    const clumsy: Listener = {
      name: "test.clumsy",
      kinds: ["said"],
      async hear(_, key) {
        keys.push(key);
        await db().insert(groups).values({ id: newId(), alias: key, name: "След" });
        if (keys.length < 3) throw new Error("неловко");
      },
    };
    await deliverAll([clumsy]);
    await transaction(() => announce(event("said")));
    for (let round = 0; round < 4; round++) {
      await deliverAll();
      await db().update(outbox).set({ dueAt: sql`now() - interval '1 second'` });
    }
    expect(keys).toHaveLength(3);
    expect(new Set(keys).size).toBe(1);
    expect(await db().$count(groups, eq(groups.name, "След"))).toBe(1);
  });

  test("whose listener always fails is put aside and does not hold up the others", async () => {
    const broken: Listener = { name: "test.broken", kinds: ["said"], hear: () => Promise.reject(new Error("сломан")) };
    await deliverAll([broken, ear]);
    await transaction(() => announce(event("said")));
    for (let round = 0; round < 10; round++) {
      await deliverAll();
      await db().update(outbox).set({ dueAt: sql`now() - interval '1 second'` });
    }
    expect(heard).toHaveLength(1);
    const [parked] = await db().select().from(outbox);
    expect(parked).toMatchObject({ listener: "test.broken", attempts: 8 });
    expect(parked?.parkedAt).not.toBeNull();
  });

  test("is delivered once, however many nodes deliver at the same time", async () => {
    await transaction(async () => {
      for (let at = 0; at < 20; at++) await announce(event("said"));
    });
    await Promise.all([deliverAll(), deliverAll(), deliverAll()]);
    expect(new Set(heard.map(({ key }) => key)).size).toBe(20);
    expect(heard).toHaveLength(20);
  });
});

describe("the bus", () => {
  let bus: { stop(): Promise<void> } | undefined;
  afterEach(() => bus?.stop());

  test("carries a message after the commit, and none of a deed that failed", async () => {
    bus = await startBus();
    const messages: unknown[] = [];
    const stop = subscribe("feed", (message) => messages.push(message));
    await transaction(() => publish("feed", { text: "Ёж's «новость»" }));
    await transaction(async () => {
      await publish("feed", "никогда");
      throw new Error("нет");
    }).catch(() => {});
    await publish("other", 1);
    await publish("feed", "последнее");
    await expect.poll(() => messages.length).toBe(2);
    expect(messages).toEqual([{ text: "Ёж's «новость»" }, "последнее"]);
    stop();
  });

  test("comes back by itself when its connection is cut", async () => {
    bus = await startBus();
    let count = 0;
    subscribe("beat", () => {
      count += 1;
    });
    await db().execute(
      // Other test files have buses of their own on this server.
      sql`select pg_terminate_backend(pid) from pg_stat_activity
        where application_name = 'veche-bus' and datname = current_database()`,
    );
    await expect.poll(() => publish("beat").then(() => count)).toBeGreaterThan(0);
  });
});
