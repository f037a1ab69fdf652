import { afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import { listeners } from "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { withTenant } from "#platform/db/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { openFile } from "#platform/files/index.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { sweepDrafts } from "../server/by-clock.ts";
import { ask, at, car, meetPeople, plate, say, send, why } from "./made.ts";

freshDatabase();
let world: Awaited<ReturnType<typeof meetPeople>>;

beforeAll(() => setListeners(listeners));
beforeEach(async () => {
  forgetSpending();
  world = await meetPeople();
});
afterEach(() => setClock());

describe("a field that another answer hides", () => {
  it("is neither demanded nor kept, whatever is sent by hand", async () => {
    const service = await world.makeService([car, plate]);
    const empty = await send(world.ivan, service, { car: say({ chosen: ["no"] }), plate: say({}) });
    const forged = await send(world.ivan, service, { car: say({ chosen: ["no"] }), plate: say({ text: "А123ВС77" }) });
    for (const { id } of [empty, forged]) {
      const { answers } = await apiAs(world.anna).requests.one({ id: id! });
      expect(answers.map(({ title }) => title)).toEqual(["Поле car"]);
    }
    expect(JSON.stringify(await apiAs(world.anna).requests.table({}))).not.toContain("А123ВС77");
  });

  it("comes into sight when it must, and what was answered stays", async () => {
    const service = await world.makeService([car, plate]);
    const first = await send(world.ivan, service, { car: say({ chosen: ["yes"] }) });
    expect([first.outcome, first.mistakes]).toEqual(["more", {}]);
    const form = await apiAs(world.ivan).requests.form({ service });
    expect([form!.questions.map(({ id }) => id), form!.answers]).toEqual([
      ["car", "plate"],
      { car: { chosen: ["yes"] } },
    ]);
  });
});

it("what is sent while the service is mended waits in the form", async () => {
  const service = await world.makeService([why]);
  await apiAs(world.desk).services.setStatus({ id: service, status: "maintenance", statusText: "" });
  expect((await send(world.ivan, service, { why: say({ text: "Для банка" }) })).outcome).toBe("shut");
  expect(await apiAs(world.ivan).requests.form({ service })).toBeNull();
  await apiAs(world.desk).services.setStatus({ id: service, status: "live", statusText: "" });
  expect((await apiAs(world.ivan).requests.form({ service }))!.answers).toEqual({ why: { text: "Для банка" } });
});

describe("a file", () => {
  const file = new File(["Скан паспорта"], "скан.txt", { type: "text/plain" });
  const fields = [ask("scan", "file", { required: true }), why];

  it("that came with a form that was refused is there when the form comes back, and goes with the next one", async () => {
    const service = await world.makeService(fields);
    const refused = await send(world.ivan, service, { scan: say({ file }), why: say({}) });
    expect([refused.outcome, Object.keys(refused.mistakes)]).toEqual(["mistakes", ["answers.why"]]);
    expect((await apiAs(world.ivan).requests.form({ service }))!.answers.scan).toMatchObject({ text: "скан.txt" });
    const { id } = await send(world.ivan, service, { scan: say({}), why: say({ text: "Для банка" }) });
    const { answers } = await apiAs(world.anna).requests.one({ id: id! });
    expect(answers[0]!.file).toMatchObject({ name: "скан.txt" });
    expect((await apiAs(world.ivan).requests.form({ service }))!.answers).toEqual({});
    const opens = (who: Viewer) =>
      withTenant(who.groupId, () => openFile(who, answers[0]!.file!.id)).then(
        ({ body }) => body.cancel().then(() => true),
        () => false,
      );
    expect(await Promise.all([world.ivan, world.anna, world.owner, world.boss, world.desk].map(opens))).toEqual([
      true,
      true,
      true,
      false,
      false,
    ]);
  });

  it("is taken back, and what was never sent is forgotten in a week", async () => {
    const service = await world.makeService(fields);
    await send(world.ivan, service, { scan: say({ file }), why: say({}) });
    await apiAs(world.ivan).requests.dropFile({ service, question: "scan" });
    expect((await apiAs(world.ivan).requests.form({ service }))!.answers).toEqual({});
    await send(world.ivan, service, { scan: say({ file }), why: say({}) });
    at("2026-12-01T10:00");
    await withTenant("*", sweepDrafts);
    expect((await apiAs(world.ivan).requests.form({ service }))!.answers).toEqual({});
  });
});
