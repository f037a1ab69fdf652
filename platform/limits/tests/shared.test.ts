import { afterEach, beforeEach, describe, expect, test } from "vitest";
import { setClock } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { sharedBudgets } from "#platform/limits/schema.ts";
import { forgiveShared, giveBackShared, spendShared, sweepShared } from "#platform/limits/shared.ts";
import { freshDatabase } from "#tests/support/database.ts";

freshDatabase();
const start = new Date("2026-03-01T12:00:00Z").getTime();
const at = (seconds: number) => setClock(new Date(start + seconds * 1000));
const budget = (who = "anna") => ({ name: "search", who, whole: 3, perSeconds: 60 });
const attempt = (who?: string) => spendShared(budget(who));

beforeEach(() => at(0));
afterEach(async () => {
  await db().delete(sharedBudgets);
  setClock();
  config.limits = 1;
});

describe("a shared budget of three attempts a minute", () => {
  test("lets three through at once, be they made at once, and tells when the fourth may come", async () => {
    const all = await Promise.allSettled([attempt(), attempt(), attempt(), attempt(), attempt()]);
    expect(all.filter(({ status }) => status === "fulfilled")).toHaveLength(3);
    await expect(attempt()).rejects.toMatchObject({ kind: "too-many", retryAfter: 20 });
    at(19);
    await expect(attempt()).rejects.toMatchObject({ retryAfter: 1 });
    at(20);
    await attempt();
    await expect(attempt()).rejects.toMatchObject({ kind: "too-many" });
  });

  test("is everyone's own, and no fuller after an hour", async () => {
    for (let left = 3; left > 0; left--) await attempt();
    await attempt("ivan");
    at(3600);
    for (let left = 3; left > 0; left--) await attempt();
    await expect(attempt()).rejects.toMatchObject({ kind: "too-many" });
  });

  test("counts neither what was given back nor what was forgiven, and is no fuller for a clock that jumped back", async () => {
    for (let count = 0; count < 5; count++) {
      await attempt();
      await giveBackShared(budget());
    }
    for (let left = 3; left > 0; left--) await attempt();
    at(-60);
    await expect(attempt()).rejects.toMatchObject({ kind: "too-many" });
    await forgiveShared(budget());
    await attempt();
  });

  test("is forgotten once it is full again", async () => {
    await attempt();
    at(19);
    await sweepShared();
    expect(await db().$count(sharedBudgets)).toBe(1);
    at(21);
    await sweepShared();
    expect(await db().$count(sharedBudgets)).toBe(0);
  });

  test("has the share that LIMITS leaves, and no end without limits", async () => {
    config.limits = 0.1;
    await attempt();
    await expect(attempt()).rejects.toMatchObject({ retryAfter: 60 });
    config.limits = 0;
    for (let left = 10; left > 0; left--) await attempt();
  });
});
