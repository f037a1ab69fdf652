import { asc, desc, eq, like } from "drizzle-orm";
import { beforeEach, describe, expect, it } from "vitest";
import { audit, sessions } from "#platform/auth/schema.ts";
import { db } from "#platform/db/index.ts";
import type { Browser } from "#tests/support/browser.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { operationsOf } from "#tests/support/operations.ts";
import { type Attempt, expectNoRowChanged } from "#tests/support/rows.ts";
import { sampleOf } from "#tests/support/samples.ts";

const world = portalOfTwoCompanies();
let admin: Browser;

beforeEach(async () => {
  admin = await world.as("admin");
});

const post = async (browser: Browser, path: string, form: Record<string, string>) =>
  browser.send(path, { form: { ...form, _csrf: await browser.csrf() } });
const showAs = (id: string, browser = admin) => post(browser, "/show-as", { id, returnTo: "/main" });
const end = () => post(admin, "/show-as/end", { returnTo: "/admin/people" });
const textOf = async (path: string) => (await admin.send(path)).text();
const bar = "Вы смотрите глазами";

describe("an administrator who looks with an employee's eyes", () => {
  it("sees the employee's portal under a bar on every page, comes back, and both are written down", async () => {
    const { accountId: id } = world.sever.employee;
    const begun = await showAs(id);
    expect([begun.status, begun.headers.get("location")]).toEqual([303, "/main"]);
    for (const path of ["/main", "/feed/work", "/people"]) expect(await textOf(path)).toContain(bar);
    expect(await (await admin.send("/api/users/me")).json()).toMatchObject({ accountId: id });
    expect((await admin.send("/admin/people")).headers.get("location")).toBe("/not-allowed");
    expect((await end()).headers.get("location")).toBe("/admin/people");
    expect(await textOf("/main")).not.toContain(bar);
    const rows = await db().select().from(audit).where(like(audit.deed, "shown-as.%")).orderBy(asc(audit.id));
    expect(rows.map(({ deed, accountId, objectId }) => [deed, accountId, objectId])).toEqual([
      ["shown-as.begun", world.admin.accountId, id],
      ["shown-as.ended", world.admin.accountId, id],
    ]);
  });

  it("changes nothing, by no operation and no page", async () => {
    await showAs(world.sever.employee.accountId);
    const attempts: Attempt[] = [];
    for (const { name } of operationsOf().filter(({ writes }) => writes)) {
      const { input } = await sampleOf(name, world);
      const make = async () => {
        const answer = await admin.call(await encodeCall(name, input), { "x-csrf-token": await admin.csrf() });
        expect([name, answer.status]).toEqual([name, 403]);
      };
      attempts.push({ name, make });
    }
    await expectNoRowChanged(attempts);
    for (const path of ["/ugc/create", "/account-settings", "/mood", "/my-resource/check"]) {
      const answer = await post(admin, path, { intent: "publish", body: "От чужого имени" });
      expect([path, answer.status, (await answer.text()).includes(bar)]).toEqual([path, 403, true]);
    }
    await end();
  });

  it("does not see what is the employee's alone", async () => {
    await showAs(world.sever.employee.accountId);
    const own = [
      "drafts",
      "mood",
      "my-resource",
      "my-resource/results/last",
      "opinions",
      "opinions/queue",
      "saved",
      "notifications",
      "notifications/settings",
      "users/me/sessions",
      "users/me/hidden",
      "users/me/activity",
      "users/me/words",
      "users/me/subscriptions/person",
      "users/me/subscribers",
      "users/me/export",
      "agreements",
      "agreements/personal-data",
      "feeds/addresses/rss",
    ];
    for (const path of own) expect([path, (await admin.send(`/api/${path}`)).status]).toEqual([path, 403]);
    for (const path of [
      "/drafts",
      "/mood",
      "/my-resource",
      "/my-resource/check",
      "/opinion",
      "/opinion/queue",
      "/account-settings",
      "/saved",
      "/my-activity",
      "/account/subscribers",
      "/account/subscriptions",
      "/account/about-myself",
      "/agreements",
    ])
      expect([path, (await admin.send(path)).status]).toEqual([path, 403]);
    expect((await admin.send("/api/users/me")).status).toBe(200);
    await end();
  });
});

describe("looking with somebody's eyes", () => {
  it("ends by itself when its time is over: the next page says so, and what was drawn before sends nothing", async () => {
    const { accountId: id } = world.sever.employee;
    await showAs(id);
    expect(await textOf("/main")).toContain("закончится сам в");
    const drawn = await admin.csrf();
    await db()
      .update(sessions)
      .set({ shownUntil: new Date(Date.now() - 1000) })
      .where(eq(sessions.shownAs, id));
    // The portal remembers a session's row for a moment; the first page after it says so.
    const opened = async () => {
      const { status, headers } = await admin.send("/main");
      return [status, headers.get("location")];
    };
    await expect.poll(opened).toEqual([302, `/admin/people/${id}`]);
    const own = await textOf(`/admin/people/${id}`);
    expect([own.includes("Просмотр закончился"), own.includes(bar)]).toEqual([true, false]);
    const sent = await admin.send("/ugc/create", { form: { intent: "publish", body: "Не от себя", _csrf: drawn } });
    expect(await sent.text()).toContain("Страница устарела");
    expect((await admin.send("/show-as/end", { form: { returnTo: "/admin/people", _csrf: drawn } })).status).toBe(303);
    const [last] = await db()
      .select()
      .from(audit)
      .where(like(audit.deed, "shown-as.%"))
      .orderBy(desc(audit.id))
      .limit(1);
    expect(last).toMatchObject({ deed: "shown-as.ended", objectId: id, detail: { by: "time" } });
  });

  it("is not for another administrator, another company, oneself, a guest, nor twice", async () => {
    const refused = [world.yug.head, world.admin, world.guest].map(({ accountId }) => accountId);
    for (const id of [...refused, "no-id", ""]) expect([id, (await showAs(id)).status]).toEqual([id, 403]);
    await showAs(world.sever.head.accountId);
    expect((await showAs(world.sever.employee.accountId)).status).toBe(403);
    await end();
    expect((await post(await world.as("anna"), "/show-as/end", { returnTo: "/" })).status).toBe(403);
  });

  it("is for administrators alone, by a form of ours alone", async () => {
    const { accountId: id } = world.sever.employee;
    expect((await showAs(id, await world.as("anna"))).status).toBe(403);
    expect((await admin.send("/show-as", { form: { id } })).status).toBe(403);
    expect((await admin.send("/show-as")).status).toBe(405);
    expect(await textOf("/main")).not.toContain(bar);
  });
});
