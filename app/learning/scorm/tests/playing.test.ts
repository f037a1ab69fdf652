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
import { scormAttempts, scormLog, scormTracks } from "../server/schema.ts";
import { core, frameOf, launch, packagePlayer, send } from "./player.ts";
import { makePackaged, packageOf } from "./some-package.ts";

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

describe("a package that is played", () => {
  it("gives its part what it has kept, on whatever device, and passes the lesson by itself", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameAt(at);
    const first = await launch(frame);
    expect(first).toMatchObject({
      version: "1.2",
      src: "files/index.html",
      cmi: { core: { entry: "ab-initio", credit: "credit" } },
    });
    const kept = { lesson_location: "4", lesson_status: "incomplete", session_time: "00:10:00" };
    const objectives = { 0: { id: "o1", status: "passed" } };
    const interactions = { 0: { id: "i1", result: "correct" } };
    expect(await send(frame, first, core(kept, { suspend_data: "слайд 4", objectives, interactions }))).toMatchObject({
      saved: true,
    });
    // Another browser, the next day.
    setClock(new Date("2026-06-02T09:00:00Z"));
    const again = await frameAt(at);
    const second = await launch(again);
    expect(second.cmi).toMatchObject({
      ...{ core: { lesson_location: "4", entry: "resume", total_time: "0000:10:00" }, suspend_data: "слайд 4" },
      ...{ objectives, interactions },
    });
    expect(second.cmi).not.toHaveProperty("core.session_time");
    await send(
      again,
      second,
      core({ lesson_status: "completed", session_time: "00:05:00", score: { raw: "90", max: "100" } }),
      { isEnd: true },
    );
    expect(await attempts()).toMatchObject([{ score: 90, seconds: 900, passedAt: expect.any(Date) }]);
    await hear();
    await hear();
    const { mine, certificate } = await apiAs(anna).courses.one({ id: at.id });
    expect([mine?.state, certificate !== null]).toEqual(["completed", true]);
    expect((await apiAs(desk).courseDesk.learners({ id: at.id })).items[0]).toMatchObject({ score: 90, done: 1 });
  });

  it("counts the time of a session once, whatever comes again, late, or after the end", async () => {
    const at = await makePackaged(desk, { how: { version: "2004 4th Edition" } });
    await enrol(at);
    const frame = await frameAt(at);
    const one = await launch(frame);
    const said = { session_time: "PT10M", completion_status: "incomplete" };
    await send(frame, one, said, { count: 1 });
    await send(frame, one, { session_time: "PT40M" }, { count: 1 });
    await send(frame, one, said, { isEnd: true });
    // The handler of a page that is left ends it once more.
    expect((await send(frame, one, said, { isEnd: true })).saved).toBe(true);
    await send(frame, one, { session_time: "PT9H" });
    expect((await attempts())[0]!.seconds).toBe(600);
    await send(frame, await launch(frame), { session_time: "PT5M" }, { isEnd: true });
    expect((await attempts())[0]!.seconds).toBe(900);
  });

  it("keeps 64 000 signs whole, Russian ones too, and a last word that leaves them out loses none of them", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameAt(at);
    const long = "жz".repeat(32_000);
    await send(frame, await launch(frame), core({ lesson_status: "incomplete" }, { suspend_data: long }));
    await send(frame, await launch(frame), core({ lesson_location: "7", lesson_status: "incomplete" }));
    const { cmi } = await launch(frame);
    expect(cmi).toMatchObject({ suspend_data: long, core: { lesson_location: "7" } });
  });

  it("tells its part the passing score of the manifest, unless its author leaves it out of account", async () => {
    const how = { items: [{ inside: "<adlcp:masteryscore>80</adlcp:masteryscore>" }] };
    for (const usesMastery of [true, false]) {
      const at = await makePackaged(desk, { how, rules: { usesMastery } });
      await enrol(at);
      const { cmi } = await launch(await frameAt(at));
      expect(cmi).toHaveProperty("student_data.mastery_score", usesMastery ? "80" : "");
    }
  });

  it("that was passed is looked through once more, and nothing of it falls", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameAt(at);
    await send(frame, await launch(frame), core({ lesson_status: "passed", score: { raw: "100" } }), { isEnd: true });
    const again = await frameAt(at);
    const look = await launch(again);
    expect(look.cmi).toMatchObject({ core: { lesson_mode: "review", credit: "no-credit" } });
    expect(
      (await send(again, look, core({ lesson_status: "incomplete", score: { raw: "0" } }), { isEnd: true })).saved,
    ).toBe(true);
    expect(await stateOf(at)).toMatchObject({ isPassed: true, score: 100 });
    expect(await rows(() => db().$count(scormLog, eq(scormLog.groupId, company.id)))).toBe(2);
  });

  it("has parts of their own words, and is passed when all of them are", async () => {
    const at = await makePackaged(desk, { how: { items: [{ id: "a" }, { id: "b" }] } });
    await enrol(at);
    const frame = await frameAt(at);
    const [a, b] = [await launch(frame, "?part=a"), await launch(frame, "?part=b")];
    await send(frame, a, core({ lesson_status: "completed", lesson_location: "9" }), { isEnd: true });
    expect((await stateOf(at)).isPassed).toBe(false);
    // A late call of the first part lands in no other.
    await send(frame, a, core({ lesson_status: "incomplete", lesson_location: "late" }));
    expect(b.cmi).toMatchObject({ core: { entry: "ab-initio" } });
    await send(frame, b, core({ lesson_status: "completed" }), { isEnd: true });
    const { scorm, parts } = await apiAs(anna).courses.scorm(at);
    expect([scorm.isPassed, parts.map((one) => one.isCompleted)]).toEqual([true, [true, true]]);
    expect(await rows(() => db().$count(scormTracks, eq(scormTracks.groupId, company.id)))).toBe(2);
  });

  it("keeps a part that was done when it is opened once more and says otherwise", async () => {
    const at = await makePackaged(desk, { how: { items: [{ id: "a" }, { id: "b" }] } });
    await enrol(at);
    const frame = await frameAt(at);
    const said = { lesson_status: "completed", score: { raw: "70" } };
    await send(frame, await launch(frame, "?part=a"), core(said), { isEnd: true });
    await send(frame, await launch(frame, "?part=a"), core({ lesson_status: "incomplete", score: { raw: "0" } }));
    const { parts, scorm } = await apiAs(anna).courses.scorm(at);
    expect([parts[0]!.isCompleted, scorm.tries[0]!.score]).toEqual([true, 70]);
  });

  it("takes words that a part has cut in the middle of a sign, and signs that no database keeps", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameAt(at);
    const cut = { lesson_status: "incomplete" };
    const sent = await send(frame, await launch(frame), core(cut, { suspend_data: "слайд\u0000 \ud83d" }));
    expect(sent).toEqual({ status: 200, saved: true });
    expect((await launch(frame)).cmi).toMatchObject({ suspend_data: "слайд \ufffd" });
  });

  it("goes on with the old package after a new one came in its place", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameAt(at);
    const file = await packageOf({}, { "index.html": "<p>Новая версия" });
    await apiAs(desk).courseDesk.putLesson({ ...at, kind: "scorm", title: "Пакет", file });
    await apiAs(desk).courseDesk.publish({ id: at.id });
    expect(await (await fetch(`${frame}files/index.html`)).text()).toContain("Часть курса");
    expect((await apiAs(anna).courses.one({ id: at.id })).newer).toMatchObject({ changed: ["Пакет"] });
  });
});
