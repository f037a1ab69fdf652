import { describe, expect, it } from "vitest";
import { apiAs } from "#tests/support/api.ts";
import { portalInProcess } from "#tests/support/fixture-portal.ts";

const world = portalInProcess();
const json = { "content-type": "application/scim+json" };

async function ask(path: string, init: RequestInit = {}) {
  return fetch(`${world.origin}/scim/v2${path}`, init);
}

describe("a directory over the wire", () => {
  it("stops a person who is signed in: the next page and the next call know them no more", async () => {
    const ivan = await world.as("ivan");
    expect((await ivan.send("/main")).status).toBe(200);
    const { token } = await apiAs(world.admin).scim.makeToken({ name: "Каталог" });
    const authorization = `Bearer ${token}`;
    const answer = await ask(`/Users/${world.sever.employee.accountId}`, {
      method: "PATCH",
      headers: { ...json, authorization },
      body: JSON.stringify({ Operations: [{ op: "Replace", path: "active", value: "False" }] }),
    });
    expect([answer.status, answer.headers.get("content-type")]).toEqual([200, "application/scim+json; charset=utf-8"]);
    expect((await ivan.send("/main")).headers.get("location")).toContain("/login");
    expect((await ivan.send("/api/users/me")).status).toBe(401);
    world.forget("ivan");
    const list = await (await ask("/Users?count=200", { headers: { authorization } })).text();
    expect(list).toContain("CANARY-sever");
    expect(list).not.toContain("CANARY-yug");
  });

  it("takes a right away with its group: the pages and the calls of the next moment are closed", async () => {
    const editor = await world.as("editor");
    const { token } = await apiAs(world.admin).scim.makeToken({ name: "Каталог" });
    const say = async (method: string, path: string, body: unknown) =>
      (
        await ask(path, { method, headers: { ...json, authorization: `Bearer ${token}` }, body: JSON.stringify(body) })
      ).json();
    const person = world.sever.editor.accountId;
    const desk = apiAs(world.admin).peopleDesk;
    for (const right of ["editor", "chief-editor"] as const) await desk.take({ id: person, right });
    const group = await say("POST", "/Groups", { displayName: "Редакция", members: [{ value: person }] });
    await apiAs(world.admin).scim.mapGroup({ id: group.id, right: "chief-editor" });
    const seen = async () => [
      (await editor.send("/admin/news")).headers.get("location"),
      (await editor.send("/api/desk/news")).status,
    ];
    const before = await seen();
    expect(before).toEqual([null, 200]);
    const path = `members[value eq "${person}"]`;
    await say("PATCH", `/Groups/${group.id}`, { Operations: [{ op: "remove", path }] });
    expect(await seen()).toEqual(["/not-allowed", 403]);
  });

  it("opens to nobody without a token: neither a cookie nor a person's own token is one", async () => {
    const admin = await world.as("admin");
    for (const path of ["/Users", "/ServiceProviderConfig", "/Nothing"]) {
      const answer = await admin.send(`/scim/v2${path}`);
      expect([answer.status, answer.headers.get("www-authenticate")]).toEqual([401, "Bearer"]);
    }
    const made = await ask("/Users", { method: "POST", headers: json, body: "{}" });
    expect(made.status).toBe(401);
    const { token } = await apiAs(world.admin).scim.makeToken({ name: "Каталог" });
    const typed = await ask("/Users", { method: "POST", headers: { authorization: `Bearer ${token}` }, body: "a=b" });
    expect(typed.status).toBe(415);
  });

  it("counts wrong tokens of one address, and says when to come again", async () => {
    let answer: Response | undefined;
    for (let guess = 0; guess < 130 && answer?.status !== 429; guess++)
      answer = await ask("/Users", { headers: { authorization: `Bearer veche-scim-${guess}` } });
    expect(answer?.status).toBe(429);
    expect(Number(answer?.headers.get("retry-after"))).toBeGreaterThan(0);
    expect(await answer?.json()).toMatchObject({ status: "429" });
  });
});
