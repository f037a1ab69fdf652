import { eq } from "drizzle-orm";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { ownParts } from "#app/access/own-data/server/index.ts";
import { makeExport, makeOwnExport, sweepExports } from "#app/access/own-data/server/making.ts";
import { ownExports } from "#app/access/own-data/server/schema.ts";
import { listeners } from "#app/areas.ts";
import { notices } from "#app/engines/notifications/server/schema.ts";
import { audit } from "#platform/auth/schema.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now, setClock } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { disk } from "#platform/files/disk.ts";
import { startJobs } from "#platform/jobs/index.ts";
import { refuse } from "#platform/refusal.ts";
import { apiAs } from "#tests/support/api.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany, makePerson } from "#tests/support/people.ts";
import { unzip } from "#tests/support/unzip.ts";
import { live, makePlaces } from "./life.ts";

freshDatabase();

let company: Awaited<ReturnType<typeof makeCompany>>;
let jobs: { stop(): Promise<void> };
const idle = { ...makeOwnExport, run: async () => {} };

beforeAll(async () => {
  setListeners(listeners);
  company = await makeCompany();
  // The tests themselves say when an archive is made.
  jobs = await startJobs([idle]);
});
afterAll(async () => {
  setClock();
  await jobs.stop();
});

const rowOf = async (id: string) =>
  (await withTenant("*", () => db().select().from(ownExports).where(eq(ownExports.id, id))))[0]!;
const ask = (viewer: Viewer) => apiAs(viewer).ownData.ask({});
const stateOf = async (viewer: Viewer) => (await apiAs(viewer).ownData.state({})).last?.state;

async function contentsOf(viewer: Viewer): Promise<Map<string, Buffer>> {
  const { id } = await ask(viewer);
  await makeExport(id);
  return unzip(Buffer.from(await (await disk()).getBytes((await rowOf(id)).key!)));
}

describe("the archive of a person", () => {
  it("holds everything of theirs, of every kind, and nothing of anybody else's", async () => {
    const host = await makePerson(company, { firstName: "Хозяин", roles: ["employee", "admin"] });
    const anna = await makePerson(company, { about: "CANARY-anna-about", phone: "CANARY-anna-phone" });
    const boris = await makePerson(company, { about: "CANARY-boris-about", phone: "CANARY-boris-phone" });
    const places = await makePlaces(host);
    const marks = new Set<string>();
    const markOf = (name: string) => (place: string) => {
      const mark = `CANARY-${name}-${place}`;
      if (name === "anna") marks.add(place === "alias" ? mark.toLowerCase() : mark);
      return mark;
    };
    await live(anna, host, places, markOf("anna"));
    await live(boris, host, places, markOf("boris"));
    for (const [viewer, name] of [
      [anna, "anna"],
      [boris, "boris"],
    ] as const) {
      const bytes = `CANARY-${name}-bytes`;
      await apiAs(viewer).account.uploadFile({
        file: new File([bytes], `CANARY-${name}-file.txt`, { type: "text/plain" }),
      });
    }
    const zip = await contentsOf(anna);
    const all = [...zip].map(([name, bytes]) => `${name}\n${bytes.toString("utf8")}`).join("\n");
    for (const mark of [...marks, "CANARY-anna-about", "CANARY-anna-phone", "CANARY-anna-bytes", "CANARY-anna-file"])
      expect(all, mark).toContain(mark);
    expect(all).not.toMatch(/CANARY-boris|canary-boris|HOST-|SECRET-/);
    for (const { name } of ownParts.get().filter((one) => one.name !== "exports")) {
      const rows = JSON.parse(zip.get(`json/${name}.json`)!.toString("utf8"));
      expect([name, rows.length > 0]).toEqual([name, true]);
      expect(zip.get(`html/${name}.html`)!.toString("utf8")).toContain("</html>");
    }
    expect(JSON.parse(zip.get("json/moods.json")!.toString("utf8"))).toMatchObject([
      { day: "2026-11-20", level: "хорошее" },
    ]);
    expect(zip.get("index.html")!.toString("utf8")).toContain('<a href="html/comments.html">Комментарии: 1</a>');
  });

  it("tells of a profile who sees each contact, and writes what is marked up as plain words", async () => {
    const about = `<script>alert(1)</script>"&`;
    const person = await makePerson(company, { about, preferences: { phoneFor: "team", birthday: "hidden" } });
    const zip = await contentsOf(person);
    const [profile] = JSON.parse(zip.get("json/profile.json")!.toString("utf8"));
    expect(profile).toMatchObject({ about, phonefor: "моя команда", emailfor: "все коллеги", bornfor: "не показан" });
    const html = zip.get("html/profile.html")!.toString("utf8");
    expect(html).toContain("&lt;script&gt;alert(1)&lt;/script&gt;&quot;&amp;");
    expect(html).not.toContain("<script>");
  });

  it("comes whole however many rows there are, each once", async () => {
    const person = await makePerson(company);
    const rows = Array.from({ length: 401 }, (_, at) => ({
      ...{ groupId: company.id, accountId: person.accountId, eventKey: `many/${at}`, kind: "support" as const },
    }));
    await withTenant("*", () => db().insert(notices).values(rows));
    const told = JSON.parse((await contentsOf(person)).get("json/notices.json")!.toString("utf8"));
    expect(told.length).toBe(401);
  });
});

describe("asking for it", () => {
  it("twice at once makes one, and again within a day is refused", async () => {
    const person = await makePerson(company);
    const [one, two] = await Promise.all([ask(person), ask(person)]);
    expect(one.id).toBe(two.id);
    expect(await stateOf(person)).toBe("making");
    await makeExport(one.id);
    expect(await stateOf(person)).toBe("ready");
    await expect(ask(person)).rejects.toMatchObject({ status: 429 });
    setClock(new Date(Date.now() + 86_400_001));
    expect((await ask(person)).id).not.toBe(one.id);
    setClock();
  });

  it("rings the bell once, and every step is written down", async () => {
    const person = await makePerson(company);
    const { id } = await ask(person);
    await makeExport(id);
    await makeExport(id);
    await deliverAll();
    const { items } = await apiAs(person).notifications.list({});
    expect(items.map(({ kind, href }) => [kind, href])).toEqual([["own-data", "/account/export"]]);
    const deeds = await withTenant("*", () => db().select().from(audit).where(eq(audit.objectId, id)));
    expect(deeds.map(({ deed, accountId }) => [deed, accountId]).sort()).toEqual([
      ["export.asked", person.accountId],
      ["export.made", person.accountId],
    ]);
  });
});

describe("an attempt that was cut off", () => {
  const broken = { ...ownParts.get()[0]!, bytes: undefined, tell: () => refuse("unavailable", "killed") };

  it("is made again, and who comes back late leaves no trace", async () => {
    const person = await makePerson(company);
    const { id } = await ask(person);
    await expect(makeExport(id, [broken])).rejects.toThrow();
    expect(await stateOf(person)).toBe("making");
    await makeExport(id);
    const row = await rowOf(id);
    expect([row.attempts, row.key]).toEqual([2, `exports/${id}/2.zip`]);
    await makeExport(id);
    expect((await rowOf(id)).attempts).toBe(2);
  });

  it("is taken up again by the portal's own jobs", async () => {
    await jobs.stop();
    const tried = new Set<string>();
    const run = async ({ id }: { id: string }) => {
      const isFirst = !tried.has(id);
      tried.add(id);
      await makeExport(id, isFirst ? [broken] : ownParts.get());
    };
    jobs = await startJobs([{ ...makeOwnExport, run }]);
    const person = await makePerson(company);
    const { id } = await ask(person);
    await expect.poll(() => stateOf(person)).toBe("ready");
    expect((await rowOf(id)).attempts).toBe(2);
    await jobs.stop();
    jobs = await startJobs([idle]);
  });

  it("that fails five times is given up: the person may ask anew", async () => {
    const person = await makePerson(company);
    const { id } = await ask(person);
    for (let left = 5; left > 0; left--) await expect(makeExport(id, [broken])).rejects.toThrow();
    expect(await stateOf(person)).toBe("failed");
    expect((await ask(person)).id).not.toBe(id);
  });
});

describe("the sweep", () => {
  it("throws away what is over its days, and gives up what nobody has made in a day", async () => {
    const [ready, stuck] = [await makePerson(company), await makePerson(company)];
    const { id } = await ask(ready);
    await makeExport(id);
    const { id: waiting } = await ask(stuck);
    const { key } = await rowOf(id);
    setClock(new Date(now().getTime() + 8 * 86_400_000));
    await withTenant("*", () => sweepExports());
    expect(await (await disk()).exists(key!)).toBe(false);
    expect([await stateOf(ready), await stateOf(stuck)]).toEqual(["over", "failed"]);
    expect((await rowOf(waiting)).failedAt).not.toBeNull();
    setClock();
  });
});
