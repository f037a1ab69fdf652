import "./support/outside-environment.ts";
import { exportSPKI, importJWK, type JWTPayload } from "jose";
import { afterEach, beforeAll, describe, expect, test, vi } from "vitest";
import { sessions } from "#platform/auth/schema.ts";
import { db } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany } from "#tests/support/people.ts";
import { type Seen, testApp } from "./support/app.ts";
import { Browser } from "./support/browser.ts";
import { fakeProvider, publicKey, unknownKey, unknownPublicKey } from "./support/fake-provider.ts";

freshDatabase();
const origin = testApp();
const provider = fakeProvider();
beforeAll(() => makeCompany());
afterEach(() => void vi.useRealTimers());

async function walk(returnTo = "/main") {
  const browser = new Browser(origin);
  const { answer, html, url } = await browser.open(`/login?${new URLSearchParams({ returnTo })}`);
  return { browser, status: answer.status, html, url };
}
const second = () => Math.floor(Date.now() / 1000);

async function expectRefused() {
  const before = await db().$count(sessions);
  const { browser, status, html } = await walk();
  expect([status, html.includes("Вход не завершён"), browser.cookies.has("__Host-sid")]).toEqual([400, true, false]);
  expect(await db().$count(sessions)).toBe(before);
}

describe("a hostile provider", () => {
  test("signs nobody in with a token that is not valid yet", async () => {
    provider.idClaims = { nbf: second() + 300 };
    await expectRefused();
  });

  test("cannot pass its public key for a shared secret", async () => {
    const spki = await exportSPKI((await importJWK(publicKey, "RS256")) as CryptoKey);
    for (const secret of [spki, JSON.stringify(publicKey), publicKey.n!]) {
      provider.signing = { alg: "HS256", key: Buffer.from(secret) };
      await expectRefused();
    }
  });

  test("may change its keys: the new one is fetched, the old one signs nobody in any more", async () => {
    expect((await walk()).status).toBe(200);
    provider.signing = { key: unknownKey, kid: "two" };
    provider.keys = [{ ...unknownPublicKey, kid: "two", alg: "RS256", use: "sig" }];
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 20_000 });
    expect((await walk()).status).toBe(200);
    provider.signing = {};
    await expectRefused();
    provider.keys = undefined;
    vi.setSystemTime(Date.now() + 20_000);
    expect((await walk()).status).toBe(200);
  });

  test("is not asked for keys at every token with an unknown one", async () => {
    vi.useFakeTimers({ toFake: ["Date"], now: Date.now() + 60_000 });
    provider.signing = { key: unknownKey, kid: "three" };
    for (let time = 0; time < 5; time++) await expectRefused();
    expect(provider.paths.filter((path) => path === "/certs").length).toBeLessThanOrEqual(1);
  });

  test("never gets to say who somebody is beside the token: userinfo is not asked", async () => {
    expect((await walk()).status).toBe(200);
    expect(provider.paths).not.toContain("/userinfo");
  });
});

describe("roles of a strange shape", () => {
  test.each<[string, unknown]>([
    ["null", null],
    ["numbers", [1, 2, 3]],
    ["objects", [{ name: "admin" }, ["admin"]]],
    ["a list in a list", [["admin"]]],
    ["other letters", ["ADMIN", " admin", "admin "]],
    ["a number", 7],
    ["a truth", true],
  ])("let nobody in: %s", async (_, roles) => {
    provider.accessClaims = { realm_access: { roles } } as JWTPayload;
    const { status, browser } = await walk();
    expect([status, browser.cookies.has("__Host-sid")]).toEqual([403, false]);
  });

  test("ten thousand of them are read, and only those that the portal knows count", async () => {
    const many = Array.from({ length: 10_000 }, (_, at) => `role-${at}`);
    provider.accessClaims = { realm_access: { roles: [...many, "employee", ...many, "employee"] } } as JWTPayload;
    const { html } = await walk();
    expect((JSON.parse(html) as Seen).viewer).toMatchObject({ isGuest: false, isAdmin: false, roles: ["employee"] });
  });
});

describe("the way back", () => {
  /** Up to the provider's answer, which the test then bends. */
  async function begin(returnTo = "/main") {
    const browser = new Browser(origin);
    const first = await browser.send(`/login?${new URLSearchParams({ returnTo })}`);
    const { searchParams } = new URL(first.headers.get("location")!);
    const away = await fetch(first.headers.get("location")!, { redirect: "manual" });
    const back = new URL(away.headers.get("location")!);
    return { browser, back, state: searchParams.get("state")! };
  }

  test.each<[string, (back: URL) => void]>([
    ["no state", (back) => back.searchParams.delete("state")],
    ["another state", (back) => back.searchParams.set("state", "x.L21haW4")],
    [
      "a state with another page in it",
      (back) => back.searchParams.set("state", `${back.searchParams.get("state")!.split(".")[0]}.Ly9ldmls`),
    ],
    ["no code", (back) => back.searchParams.delete("code")],
    ["a refusal", (back) => back.searchParams.set("error", "access_denied")],
  ])("with %s signs nobody in", async (_, bend) => {
    const { browser, back } = await begin();
    bend(back);
    const answer = await browser.send(back.pathname + back.search);
    expect(answer.status).toBe(400);
    expect(await answer.text()).toContain("Вход не завершён");
    expect(browser.cookies.has("__Host-sid")).toBe(false);
  });

  test("works once: the same state again, and the same code with a state of one's own, sign nobody in", async () => {
    const { browser, back } = await begin();
    expect((await browser.send(back.pathname + back.search)).status).toBe(303);
    const spent = back.searchParams.get("code")!;
    const stranger = new Browser(origin);
    expect((await stranger.send(back.pathname + back.search)).status).toBe(400);
    const another = await begin();
    another.back.searchParams.set("code", spent);
    provider.trouble = { status: 400, body: { error: "invalid_grant" } };
    expect((await another.browser.send(another.back.pathname + another.back.search)).status).toBe(400);
    provider.trouble = undefined;
    // Even a provider that takes a code twice: its token has the nonce of the first sign-in.
    const third = await begin();
    third.back.searchParams.set("code", spent);
    expect((await third.browser.send(third.back.pathname + third.back.search)).status).toBe(400);
    expect(third.browser.cookies.has("__Host-sid")).toBe(false);
  });

  test.each(["//evil.ru", "https://evil.ru", "/\\evil.ru", "/.//evil.ru", "javascript:alert(1)", "\t//evil.ru"])(
    "leads into the portal, whatever was asked for: %s",
    async (returnTo) => {
      const { browser, back } = await begin(returnTo);
      const answer = await browser.send(back.pathname + back.search);
      expect(answer.headers.get("location")).toBe("/main");
    },
  );
});
