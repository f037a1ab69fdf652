import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { viewerOfBearer } from "#platform/auth/bearer.ts";
import { accessToken, openSession } from "#platform/auth/session.ts";
import { db, newId } from "#platform/db/index.ts";
import { registerIdentity } from "#platform/identity/index.ts";
import { identitySecondFactor } from "#platform/identity/schema.ts";
import { apiAs } from "#tests/support/api.ts";
import { type Browser, signIn } from "#tests/support/browser.ts";
import { encodeCall } from "#tests/support/call.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";
import { makePerson } from "#tests/support/people.ts";
import { codeOfKey } from "../../../../tests/journeys/support/one-time-code.ts";

const world = portalInProcess();
const own = "/account-settings/second-factor";
const draft = () => ({ id: world.sever.id, name: "Север", alias: "sever", showServices: "portal" as const });
const demand = (adminSecondFactor: boolean) => apiAs(world.admin).companies.change({ ...draft(), adminSecondFactor });

let browser: Browser;
beforeEach(async () => {
  const username = `keeper-${newId()}`;
  const company = { id: world.sever.id, alias: "sever", name: "Север" };
  const { accountId } = await makePerson(company, { roles: ["employee", "admin"] });
  await registerIdentity({ username, password: "veche", roles: ["employee", "admin"], accountId });
  browser = await signIn(world.origin, username);
  await demand(true);
});
afterEach(async () => {
  await demand(false);
  await db().delete(identitySecondFactor);
});

const send = async (form: Record<string, string>) =>
  browser.send(own, { form: { ...form, _csrf: await browser.csrf() } });
const doorOf = async (path: string) => (await browser.send(path)).headers.get("location");
const call = async (name: string, input: unknown) => (await browser.call(await encodeCall(name, input))).status;

describe("an administrator of a company that wants the second factor", () => {
  it("is led to set it up from every page of administrators, and from those of other rights", async () => {
    for (const path of ["/admin/people", "/admin/state", `/admin/companies/${world.sever.id}`, "/admin/moderation"]) {
      expect(await doorOf(path)).toBe(own);
    }
    expect(await (await browser.send(own)).text()).toContain("Разделы администратора пока закрыты");
    const main = await browser.send("/main");
    expect([main.status, (await main.text()).includes('href="/admin"')]).toEqual([200, true]);
  });

  it("finds no way around by the API, with a session or with a token", async () => {
    expect(await call("peopleDesk.list", {})).toBe(403);
    expect(await call("companies.change", { ...draft(), adminSecondFactor: false })).toBe(403);
    expect(await call("moderation.queue", {})).toBe(403);
    const request = new Request(world.origin, { headers: { cookie: browser.cookieHeader } });
    const token = await accessToken((await openSession(request))!);
    expect(await viewerOfBearer(`Bearer ${token}`)).toMatchObject({
      isAdmin: false,
      rights: [],
      owesSecondFactor: true,
    });
  });

  it("is one as soon as it is on, and no more when it is off again", async () => {
    await send({ intent: "begin", password: "veche" });
    const key = /id="key"[^>]*>([^<]+)</.exec(await (await browser.send(own)).text())![1]!;
    expect((await send({ intent: "confirm", code: codeOfKey(key) })).status).toBe(200);
    expect(await doorOf("/admin/people")).toBeNull();
    expect(await call("peopleDesk.list", {})).toBe(200);
    await send({ intent: "end", password: "veche" });
    expect(await doorOf("/admin/people")).toBe(own);
  });

  it("is told apart from an employee, whom it does not concern", async () => {
    const ivan = await world.as("ivan");
    expect((await ivan.send("/admin/people")).headers.get("location")).toBe("/not-allowed");
    expect(await (await ivan.send(own)).text()).not.toContain("Разделы администратора");
  });

  it("is the journal's affair", async () => {
    const { items } = await apiAs(world.admin).audit.list({ deed: "company.changed" });
    expect(items[0]).toMatchObject({ detail: expect.stringContaining("двухшаговый вход администраторов") });
  });
});
