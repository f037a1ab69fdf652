import { eq } from "drizzle-orm";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import "#app/areas.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { setClock } from "#platform/clock.ts";
import { db, newId, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { dropOldLog } from "../server/playing.ts";
import { scormLog } from "../server/schema.ts";
import { core, frameOf, type Launch, launch, packagePlayer, send } from "./player.ts";
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

describe("the origin of packages", () => {
  it("opens by a token that is whole and young, of somebody who is still here", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameAt(at);
    const status = async (path: string) => (await fetch(path)).status;
    expect(await status(frame)).toBe(200);
    const [id = "", until = "", signature = ""] = new URL(frame).pathname.slice(1, -1).split(".");
    expect(await status(`${player.origin}/${newId()}.${until}.${signature}/`)).toBe(404);
    expect(await status(`${player.origin}/${id}.zzzzzzzz.${signature}/`)).toBe(404);
    expect(await status(`${player.origin}/`)).toBe(404);
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
    const [hers, his] = [await frameAt(at), await frameAt(at, boris)];
    const session = await launch(hers);
    expect(await send(his, session, core({ lesson_status: "passed" }))).toEqual({ status: 422, saved: false });
    for (const body of ["", "{}", "<html>", JSON.stringify({ ...session, cmi: 1 })])
      expect((await fetch(`${hers}commit`, { method: "POST", body })).status).toBe(422);
    expect((await fetch(`${hers}commit`, { method: "POST", body: "x".repeat(3 * 1024 * 1024) })).status).toBe(413);
  });

  it("gives only files of the package, as they are, packed or in parts", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameAt(at);
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
    const frame = await frameAt(at);
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
    const script = await fetch(`${player.origin}/player/player.js`);
    const text = await script.text();
    expect([script.status, script.headers.get("content-type")]).toEqual([200, "text/javascript; charset=utf-8"]);
    expect(text).toContain("sendBeacon");
    expect(text).not.toContain("type Launch");
    expect(await (await fetch(`${player.origin}/player/scorm12.js`)).text()).toContain("Scorm12API");
    for (const name of ["other.js", "__proto__", "..%2fschema.ts"])
      expect((await fetch(`${player.origin}/player/${name}`)).status).toBe(404);
  });

  it("forgets what was sent word for word after ninety days", async () => {
    const at = await makePackaged(desk);
    await enrol(at);
    const frame = await frameAt(at);
    await send(frame, await launch(frame), core({ lesson_status: "incomplete" }));
    setClock(new Date("2026-08-29T09:00:00Z"));
    await rows(dropOldLog);
    expect(await rows(() => db().$count(scormLog, eq(scormLog.groupId, company.id)))).toBe(1);
    setClock(new Date("2026-08-31T09:00:00Z"));
    await rows(dropOldLog);
    expect(await rows(() => db().$count(scormLog, eq(scormLog.groupId, company.id)))).toBe(0);
  });
});
