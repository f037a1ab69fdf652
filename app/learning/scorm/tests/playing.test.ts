import { once } from "node:events";
import type { Server } from "node:http";
import type { AddressInfo } from "node:net";
import { eq } from "drizzle-orm";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import { passByPackage } from "#app/learning/courses/server/scorm-lesson.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { createContentServer } from "../server/index.ts";
import { dropOldLog, scormPassed } from "../server/playing.ts";
import { scormAttempts, scormLog, scormTracks } from "../server/schema.ts";
import { makePackaged, packageOf } from "./some-package.ts";

freshDatabase();

let server: Server;
let origin: string;
let company: Company;
let desk: Viewer;
let anna: Viewer;

beforeAll(async () => {
  server = createContentServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
});
afterAll(() => void server.close());
beforeEach(async () => {
  setClock(new Date("2026-06-01T09:00:00Z"));
  company = await makeCompany();
  desk = await makePerson(company, { roles: ["employee", "admin"] });
  anna = await makePerson(company);
});
afterEach(() => setClock());

type At = { id: string; lessonId: string };
type Launch = { version: string; session: string; cmi: Record<string, never>; src: string };

const enrol = ({ id }: At, who = anna) => apiAs(who).courses.enrol({ id });
/** The address on the other origin at which somebody's try is played. */
async function frameOf(at: At, who = anna): Promise<string> {
  const { attempt } = await apiAs(who).courses.beginScorm(at);
  const { frame } = await apiAs(who).courses.scorm({ ...at, attempt });
  return origin + new URL(frame!).pathname;
}
async function launch(frame: string, part = ""): Promise<Launch> {
  const text = await (await fetch(frame + part)).text();
  return JSON.parse(/id="launch">(.*?)<\/script>/.exec(text)![1]!) as Launch;
}
let count = 0;
type Words = { isEnd?: boolean; count?: number; elapsed?: number };
const send = async (
  frame: string,
  { session }: Launch,
  cmi: object,
  { isEnd = false, elapsed = 0, ...more }: Words = {},
) => {
  const body = JSON.stringify({ session, count: ++count, elapsed, isEnd, cmi, ...more });
  const answer = await fetch(`${frame}commit`, { method: "POST", body });
  return { status: answer.status, ...((await answer.json()) as { saved: boolean }) };
};
const core = (said: object, more: object = {}) => ({ core: said, ...more });
const rows = <T>(ask: () => Promise<T>) => withTenant("*", ask);
const attempts = () => rows(() => db().select().from(scormAttempts));
const stateOf = async (at: At) => (await apiAs(anna).courses.scorm(at)).scorm;
/** Lets the portal hear that a try was passed. */
const hear = async () => {
  for (const { objectId, lessonKey, groupId } of await attempts())
    await rows(() =>
      passByPackage.hear(
        { kind: scormPassed, objectId, groupId, actorId: anna.accountId, data: { lesson: lessonKey } },
        "heard",
      ),
    );
};

describe("a package that is played", () => {
  it("gives its part what it has kept, on whatever device, and passes the lesson by itself", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameOf(at);
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
    const again = await frameOf(at);
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
    const frame = await frameOf(at);
    const one = await launch(frame);
    const said = { session_time: "PT10M", completion_status: "incomplete" };
    count = 0;
    await send(frame, one, said);
    await send(frame, one, said, { count: 1 });
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
    const frame = await frameOf(at);
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
      const { cmi } = await launch(await frameOf(at));
      expect(cmi).toHaveProperty("student_data.mastery_score", usesMastery ? "80" : "");
    }
  });

  it("that was passed is looked through once more, and nothing of it falls", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameOf(at);
    await send(frame, await launch(frame), core({ lesson_status: "passed", score: { raw: "100" } }), { isEnd: true });
    const again = await frameOf(at);
    const look = await launch(again);
    expect(look.cmi).toMatchObject({ core: { lesson_mode: "review", credit: "no-credit" } });
    expect(
      (await send(again, look, core({ lesson_status: "incomplete", score: { raw: "0" } }), { isEnd: true })).saved,
    ).toBe(true);
    expect(await stateOf(at)).toMatchObject({ isPassed: true, score: 100 });
    expect(await rows(() => db().$count(scormLog))).toBe(2);
  });

  it("has parts of their own words, and is passed when all of them are", async () => {
    const at = await makePackaged(desk, { how: { items: [{ id: "a" }, { id: "b" }] } });
    await enrol(at);
    const frame = await frameOf(at);
    const [a, b] = [await launch(frame, "?part=a"), await launch(frame, "?part=b")];
    await send(frame, a, core({ lesson_status: "completed", lesson_location: "9" }), { isEnd: true });
    expect((await stateOf(at)).isPassed).toBe(false);
    // A late call of the first part lands in no other.
    await send(frame, a, core({ lesson_status: "incomplete", lesson_location: "late" }));
    expect(b.cmi).toMatchObject({ core: { entry: "ab-initio" } });
    await send(frame, b, core({ lesson_status: "completed" }), { isEnd: true });
    const { scorm, parts } = await apiAs(anna).courses.scorm(at);
    expect([scorm.isPassed, parts.map((one) => one.isCompleted)]).toEqual([true, [true, true]]);
    expect(await rows(() => db().$count(scormTracks))).toBe(2);
  });

  it("goes on with the old package after a new one came in its place", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameOf(at);
    const file = await packageOf({}, { "index.html": "<p>Новая версия" });
    await apiAs(desk).courseDesk.putLesson({ ...at, kind: "scorm", title: "Пакет", file });
    await apiAs(desk).courseDesk.publish({ id: at.id });
    expect(await (await fetch(`${frame}files/index.html`)).text()).toContain("Часть курса");
    expect((await apiAs(anna).courses.one({ id: at.id })).hasNewer).toBe(true);
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
    const frame = await frameOf(at);
    await send(frame, await launch(frame), core(said), { isEnd: true });
    expect((await stateOf(at)).isPassed).toBe(isPassed);
  });
});

describe("tries at a package", () => {
  it("are as many as its author allows, and the best of them counts", async () => {
    const at = await makePackaged(desk, { rules: { tries: 2, demand: "passed" } });
    await enrol(at);
    for (const raw of ["60", "40"]) {
      const frame = await frameOf(at);
      await send(frame, await launch(frame), core({ lesson_status: "failed", score: { raw } }), { isEnd: true });
    }
    expect(await stateOf(at)).toMatchObject({ score: 60, mayBegin: false, going: null, isPassed: false });
    // After the last one it is only looked at.
    expect((await launch(await frameOf(at))).cmi).toMatchObject({ core: { lesson_mode: "review" } });
    expect(await attempts()).toHaveLength(2);
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

describe("the origin of packages", () => {
  it("opens by a token that is whole and young, of somebody who is still here", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameOf(at);
    const status = async (path: string) => (await fetch(path)).status;
    expect(await status(frame)).toBe(200);
    const [id = "", until = "", signature = ""] = new URL(frame).pathname.slice(1, -1).split(".");
    expect(await status(`${origin}/${newId()}.${until}.${signature}/`)).toBe(404);
    expect(await status(`${origin}/${id}.zzzzzzzz.${signature}/`)).toBe(404);
    expect(await status(`${origin}/`)).toBe(404);
    const { session } = await launch(frame);
    setClock(new Date("2026-06-01T22:00:00Z"));
    expect(await status(frame)).toBe(404);
    setClock(new Date("2026-06-01T10:00:00Z"));
    const leave = { leftAt: new Date("2026-06-01T09:30:00Z") };
    await rows(() => db().update(accounts).set(leave).where(eq(accounts.id, anna.accountId)));
    expect(await status(frame)).toBe(404);
    const late = await send(frame, { session } as Launch, core({ lesson_status: "passed" }));
    expect(late).toEqual({ status: 422, saved: false });
  });

  it("takes no commit of another try's session, and nothing that is no commit", async () => {
    const at = await makePackaged(desk);
    const boris = await makePerson(company);
    await enrol(at);
    await enrol(at, boris);
    const [hers, his] = [await frameOf(at), await frameOf(at, boris)];
    const session = await launch(hers);
    expect(await send(his, session, core({ lesson_status: "passed" }))).toEqual({ status: 422, saved: false });
    for (const body of ["", "{}", "<html>", JSON.stringify({ ...session, cmi: 1 })])
      expect((await fetch(`${hers}commit`, { method: "POST", body })).status).toBe(422);
    expect((await fetch(`${hers}commit`, { method: "POST", body: "x".repeat(3 * 1024 * 1024) })).status).toBe(413);
  });

  it("gives only files of the package, as they are, packed or in parts", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameOf(at);
    const get = (path: string, headers: Record<string, string> = {}) => fetch(frame + path, { headers });
    const whole = await get("files/index.html");
    expect([whole.headers.get("content-encoding"), await whole.text()]).toEqual([
      "gzip",
      expect.stringContaining("Часть курса"),
    ]);
    const plain = await get("files/INDEX.html", { "accept-encoding": "identity" });
    expect(await plain.text()).toContain("Часть курса");
    const part = await get("files/index.html", { range: "bytes=2-8" });
    expect([part.status, part.headers.get("content-range"), await part.text()]).toEqual([
      206,
      expect.stringMatching(/^bytes 2-8\//),
      "doctype",
    ]);
    for (const path of ["files/none.html", "files/..%2f..%2fetc%2fpasswd", "files/", "files/%00", "other"])
      expect((await get(path)).status).toBe(404);
  });

  it("lets a package reach nothing: no cookie, no worker, no frame but the portal's, no line out", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameOf(at);
    for (const path of ["", "files/index.html"]) {
      const { headers } = await fetch(frame + path, { headers: { cookie: "__Host-session=stolen" } });
      const policy = headers.get("content-security-policy")!;
      expect(headers.get("set-cookie")).toBeNull();
      expect(policy).toMatch(/sandbox allow-scripts allow-same-origin/);
      expect(policy).not.toMatch(/allow-top-navigation|allow-popups-to-escape/);
      expect(policy).toMatch(/frame-ancestors [^;]*http:\/\/localhost:/);
      expect(policy).toMatch(/connect-src 'self'( data: blob:)?(;|$)/);
      expect(policy).toMatch(/form-action '(none|self)'/);
      expect(headers.get("cross-origin-resource-policy")).toBe("same-origin");
      expect(headers.get("access-control-allow-origin")).toBeNull();
      expect(headers.get("referrer-policy")).toBe("no-referrer");
    }
    const worker = await fetch(`${frame}files/index.html`, { headers: { "service-worker": "script" } });
    expect(worker.status).toBe(403);
    expect((await fetch(`${frame}files/index.html`, { method: "PUT" })).status).toBe(405);
  });

  it("serves its own scripts, without types, and no other file", async () => {
    const player = await fetch(`${origin}/player/player.js`);
    const text = await player.text();
    expect([player.status, player.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(text).toContain("sendBeacon");
    expect(text).not.toContain("type Launch");
    expect(await (await fetch(`${origin}/player/scorm12.js`)).text()).toContain("Scorm12API");
    for (const name of ["other.js", "__proto__", "..%2fschema.ts"])
      expect((await fetch(`${origin}/player/${name}`)).status).toBe(404);
  });

  it("forgets what was sent word for word after ninety days", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameOf(at);
    await send(frame, await launch(frame), core({ lesson_status: "incomplete" }));
    setClock(new Date("2026-08-29T09:00:00Z"));
    await rows(dropOldLog);
    expect(await rows(() => db().$count(scormLog))).toBe(1);
    setClock(new Date("2026-08-31T09:00:00Z"));
    await rows(dropOldLog);
    expect(await rows(() => db().$count(scormLog))).toBe(0);
  });
});
