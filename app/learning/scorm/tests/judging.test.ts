import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { passByPackage } from "#app/learning/courses/server/scorm-lesson.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { scormPassed } from "../server/playing.ts";
import { scormAttempts } from "../server/schema.ts";
import { core, frameOf, launch, packagePlayer, send } from "./player.ts";
import { makePackaged } from "./some-package.ts";

freshDatabase();

const player = packagePlayer();
let company: Company;
let desk: Viewer;
let anna: Viewer;

beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});
afterEach(() => setClock());

type At = { id: string; lessonId: string };
const enrol = ({ id }: At, who = anna) => apiAs(who).courses.enrol({ id });
const frameAt = (at: At, who = anna) => frameOf(player, at, who);
const rows = <T>(ask: () => Promise<T>) => withTenant("*", ask);
const attempts = () => rows(() => db().select().from(scormAttempts).where(eq(scormAttempts.groupId, company.id)));
const stateOf = async (at: At) => (await apiAs(anna).courses.scorm(at)).scorm;
/** Lets the portal hear that a try was passed. */
const hear = async () => {
  for (const { objectId, lessonKey: lesson, groupId, passedAt } of await attempts()) {
    const data = { lesson, at: passedAt!.toISOString() };
    const event = { kind: scormPassed, objectId, groupId, actorId: anna.accountId, data };
    await rows(() => passByPackage.hear(event, "heard"));
  }
};

describe("a package that is judged", () => {
  it.each([
    ["1.2", 85, true],
    ["1.2", 79, false],
    ["2004", 80, true],
    ["2004", 79, false],
  ])("of SCORM %s that wants 80 and ends with %i is passed: %s", async (version, score, isPassed) => {
    const measure = `<imsss:sequencing><imsss:objectives><imsss:primaryObjective satisfiedByMeasure="true">
      <imsss:minNormalizedMeasure>0.8</imsss:minNormalizedMeasure></imsss:primaryObjective></imsss:objectives></imsss:sequencing>`;
    const is12 = version === "1.2";
    const inside = is12 ? "<adlcp:masteryscore>80</adlcp:masteryscore>" : measure;
    const how = { version, items: [{ inside }] };
    const said = is12
      ? core({ lesson_status: "completed", score: { raw: String(score) } })
      : { completion_status: "completed", score: { scaled: String(score / 100) } };
    const at = await makePackaged(desk, { how, rules: { demand: "passed" } });
    await enrol(at);
    const frame = await frameAt(at);
    await send(frame, await launch(frame), said, { isEnd: true });
    expect((await stateOf(at)).isPassed).toBe(isPassed);
    // Where its author leaves the passing score out of account, what the package has told stands.
    const free = await makePackaged(desk, { how, rules: { usesMastery: false } });
    await enrol(free);
    const other = await frameAt(free);
    await send(other, await launch(other), said, { isEnd: true });
    expect((await stateOf(free)).isPassed).toBe(true);
  });

  it("that wants a score and tells none keeps what it has told", async () => {
    const how = { items: [{ inside: "<adlcp:masteryscore>80</adlcp:masteryscore>" }] };
    const at = await makePackaged(desk, { how });
    await enrol(at);
    const frame = await frameAt(at);
    await send(frame, await launch(frame), core({ lesson_status: "completed" }), { isEnd: true });
    expect((await stateOf(at)).isPassed).toBe(true);
  });

  it("is refused more than 64 000 signs whole, and what was kept before stays", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameAt(at);
    const one = await launch(frame);
    await send(frame, one, core({ lesson_location: "3" }, { suspend_data: "слайд 3" }));
    const long = core({ lesson_location: "4" }, { suspend_data: "ж".repeat(64_001) });
    expect(await send(frame, one, long)).toEqual({ status: 422, saved: false });
    expect((await launch(frame)).cmi).toMatchObject({ suspend_data: "слайд 3", core: { lesson_location: "3" } });
  });

  it("is passed on the day on which it was, whenever the portal hears of it", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    // 23:40 in Moscow.
    setClock(new Date("2026-06-01T20:40:00Z"));
    const frame = await frameAt(at);
    await send(frame, await launch(frame), core({ lesson_status: "completed" }), { isEnd: true });
    setClock(new Date("2026-06-03T09:00:00Z"));
    await hear();
    const { certificate } = await apiAs(anna).courses.one({ id: at.id });
    expect((await apiAs(anna).certificates.check({ number: certificate! })).passedOn).toBe("2026-06-01");
  });

  it.each([
    ["reported", { lesson_status: "failed", score: { raw: "10" } }, false],
    ["reported", { lesson_status: "completed" }, true],
    ["passed", { lesson_status: "completed" }, false],
    ["passed", { lesson_status: "passed" }, true],
    ["score", { lesson_status: "incomplete", score: { raw: "79" } }, false],
    ["score", { lesson_status: "incomplete", score: { raw: "80" } }, true],
    ["opened", { lesson_status: "incomplete" }, true],
  ])("by the rule «%s» with %j is passed: %s", async (demand, said, isPassed) => {
    const at = await makePackaged(desk, { rules: { demand } });
    await enrol(at);
    const frame = await frameAt(at);
    await send(frame, await launch(frame), core(said), { isEnd: true });
    expect((await stateOf(at)).isPassed).toBe(isPassed);
  });
});

describe("tries at a package", () => {
  it("are as many as its author allows, and the best of them counts", async () => {
    const at = await makePackaged(desk, { rules: { tries: 2, demand: "passed" } });
    await enrol(at);
    for (const raw of ["60", "40"]) {
      const frame = await frameAt(at);
      await send(frame, await launch(frame), core({ lesson_status: "failed", score: { raw } }), { isEnd: true });
    }
    expect(await stateOf(at)).toMatchObject({ score: 60, mayBegin: false, going: null, isPassed: false });
    // After the last one it is only looked at.
    expect((await launch(await frameAt(at))).cmi).toMatchObject({ core: { lesson_mode: "review" } });
    expect(await attempts()).toHaveLength(2);
  });

  it("of one only goes on where it was left, whatever window it was left in, and ends once", async () => {
    const at = await makePackaged(desk, { rules: { tries: 1, demand: "passed" } });
    await enrol(at);
    const frame = await frameAt(at);
    await send(frame, await launch(frame), core({ lesson_status: "incomplete", lesson_location: "2" }));
    expect(await stateOf(at)).toMatchObject({ mayBegin: false, going: expect.any(String) });
    const again = await frameAt(at);
    const second = await launch(again);
    expect(second.cmi).toMatchObject({ core: { lesson_location: "2", entry: "resume", lesson_mode: "normal" } });
    await send(again, second, core({ lesson_status: "failed", score: { raw: "40" } }), { isEnd: true });
    // The same window sends once more, and another one is opened.
    await send(again, second, core({ lesson_status: "passed", score: { raw: "100" } }), { isEnd: true });
    expect((await launch(await frameAt(at))).cmi).toMatchObject({ core: { lesson_mode: "review" } });
    expect(await stateOf(at)).toMatchObject({ score: 40, isPassed: false, mayBegin: false, going: null });
    expect(await attempts()).toHaveLength(1);
  });

  it("begun in two windows at once are one", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const all = await Promise.all([1, 2, 3, 4].map(() => apiAs(anna).courses.beginScorm(at)));
    expect(new Set(all.map(({ attempt }) => attempt)).size).toBe(1);
  });

  it("belong to one person: nobody opens another's, and a course that one does not take has none", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const boris = await makePerson(company);
    const { attempt } = await apiAs(anna).courses.beginScorm(at);
    await expect(apiAs(boris).courses.scorm({ ...at, attempt })).rejects.toMatchObject({ code: "NOT_FOUND" });
    await enrol(at, boris);
    await expect(apiAs(boris).courses.scorm({ ...at, attempt })).rejects.toMatchObject({ code: "NOT_FOUND" });
  });
});
