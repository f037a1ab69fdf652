import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { closeDone, remindOfTerms } from "../server/by-clock.ts";
import { at, meetPeople, step, told, why } from "./made.ts";

freshDatabase();
let world: Awaited<ReturnType<typeof meetPeople>>;

beforeAll(() => setListeners(listeners));
beforeEach(async () => {
  forgetSpending();
  world = await meetPeople();
});
afterEach(() => setClock());

describe("the clock of a request", () => {
  const due = async (id: string) => (await apiAs(world.ivan).requests.one({ id })).dueAt;
  const moment = (wall: string) => new Date(`${wall}:00+03:00`).toISOString();

  it("stands while its author is waited for, whatever happens meanwhile, and forgets nothing", async () => {
    const id = await world.sent(await world.makeService([why], { termHours: 8 }));
    await step(world.anna, id, "claim");
    expect(await due(id)).toBe(moment("2026-11-24T10:00"));
    at("2026-11-23T11:00");
    await step(world.anna, id, "ask", "Какой банк?");
    expect(await due(id)).toBeNull();
    at("2026-11-23T12:00");
    await apiAs(world.anna).requests.setTerm({ id, hours: 4 });
    expect(await due(id)).toBeNull();
    at("2026-11-23T14:00");
    await step(world.ivan, id, "answer", "Любой");
    // One hour was worked before, three are left of four.
    expect(await due(id)).toBe(moment("2026-11-23T17:00"));
    at("2026-11-23T16:00");
    await step(world.anna, id, "finish");
    at("2026-11-25T10:00");
    await step(world.ivan, id, "reopen", "Не та дата");
    expect(await due(id)).toBe(moment("2026-11-25T11:00"));
    at("2026-11-25T10:30");
    await step(world.anna, id, "finish");
    const { items } = await apiAs(world.desk).requests.figures({});
    // From eleven to two with an hour of lunch between.
    expect(items).toMatchObject([{ all: 1, done: 1, waited: 2, hours: 3.5, inTime: 100 }]);
  });

  it("tells that the term ends soon and that it is over, each once, the owner too when it is late", async () => {
    const id = await world.sent(await world.makeService([why], { termHours: 2 }));
    await step(world.anna, id, "claim");
    at("2026-11-23T11:10");
    for (let times = 0; times < 3; times++) await withTenant("*", remindOfTerms);
    const of = async (who: Viewer) =>
      (await told(who)).filter((kind) => kind === "request-soon" || kind === "request-late");
    expect(await of(world.anna)).toEqual(["request-soon"]);
    at("2026-11-23T12:10");
    for (let times = 0; times < 3; times++) await withTenant("*", remindOfTerms);
    expect((await of(world.anna)).sort()).toEqual(["request-late", "request-soon"]);
    expect(await of(world.owner)).toEqual(["request-late"]);
    expect((await apiAs(world.ivan).requests.one({ id })).late).toBe(true);
  });

  it("closes what was done a week ago, and nothing sooner", async () => {
    const id = await world.sent(await world.makeService([why]));
    await step(world.anna, id, "claim");
    await step(world.anna, id, "finish");
    const state = async () => {
      await withTenant("*", closeDone);
      return (await apiAs(world.ivan).requests.one({ id })).state;
    };
    at("2026-11-29T10:00");
    expect(await state()).toBe("done");
    at("2026-12-01T10:00");
    expect(await state()).toBe("closed");
  });
});
