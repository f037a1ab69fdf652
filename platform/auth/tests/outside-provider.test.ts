import "./support/outside-environment.ts";
import { eq } from "drizzle-orm";
import type { JWTPayload } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { sessions } from "#platform/auth/schema.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { type Company, makeCompany, makePerson } from "#tests/support/people.ts";
import { type Seen, testApp } from "./support/app.ts";
import { Browser } from "./support/browser.ts";
import { fakeProvider, sign, unknownKey } from "./support/fake-provider.ts";

freshDatabase();
const origin = testApp();
const provider = fakeProvider();
let company: Company;
beforeAll(async () => {
  company = await makeCompany();
});

/** Walks through the outside provider, which asks nothing. Gives the last answer and who it was for. */
async function walk() {
  const browser = new Browser(origin);
  const { answer, html } = await browser.open("/login?returnTo=/main");
  return { browser, status: answer.status, seen: answer.status === 200 ? (JSON.parse(html) as Seen) : null };
}

const person = (id: string) =>
  withTenant("*", async () => (await db().select().from(accounts).where(eq(accounts.id, id)))[0]!);
const now = () => Math.floor(Date.now() / 1000);
const unsigned = (claims: JWTPayload) =>
  [{ alg: "none", typ: "JWT" }, claims]
    .map((part) => Buffer.from(JSON.stringify(part)).toString("base64url"))
    .join(".");

describe("an honest outside provider", () => {
  test("signs a person in, whose account is made on the way", async () => {
    provider.idClaims = {
      sub: "new",
      email: "new@example.ru",
      given_name: "Пётр",
      family_name: "Ёлкин",
      group: company.alias,
    };
    const { seen } = await walk();
    expect(await person(seen!.viewer!.accountId)).toMatchObject({
      groupId: company.id,
      firstName: "Пётр",
      lastName: "Ёлкин",
      subject: "new",
      consentToPersData: false,
    });
    expect((await walk()).seen!.viewer!.accountId).toBe(seen!.viewer!.accountId);
  });

  test("lets nobody into a company by a name that no company has, and into the first one without a name", async () => {
    await makeCompany("Вторая");
    const before = await withTenant("*", () => db().$count(accounts));
    provider.idClaims = { sub: "lost", email: "lost@example.ru", group: "no-such-company" };
    const { status, browser } = await walk();
    expect([status, browser.cookies.has("__Host-sid")]).toEqual([403, false]);
    expect(await withTenant("*", () => db().$count(accounts))).toBe(before);
    provider.idClaims = { sub: "lost", email: "lost@example.ru" };
    expect(await person((await walk()).seen!.viewer!.accountId)).toMatchObject({ groupId: company.id });
  });

  test("is linked once to the account with the verified e-mail", async () => {
    const { accountId } = await makePerson(company, { email: "Known@example.ru" });
    provider.idClaims = { sub: "known", email: "known@EXAMPLE.ru" };
    expect((await walk()).seen!.viewer!.accountId).toBe(accountId);
    provider.idClaims = { sub: "another", email: "known@example.ru" };
    expect((await walk()).status).toBe(400);
  });

  test("cannot take an account by an e-mail that it has not verified", async () => {
    const { accountId } = await makePerson(company, { email: "dear@example.ru" });
    provider.idClaims = { sub: "thief", email: "dear@example.ru", email_verified: false };
    expect((await walk()).status).toBe(400);
    expect((await person(accountId)).subject).toBeNull();
  });

  test("is asked for openid, profile and email alone, with PKCE, and shown the client's secret", async () => {
    await walk();
    const [asked] = provider.asked;
    expect(asked!.get("code_verifier")).toMatch(/^[\w-]{43,}$/);
    const first = await new Browser(origin).send("/login");
    const { searchParams } = new URL(first.headers.get("location")!);
    expect(searchParams.get("scope")).toBe("openid profile email");
    expect(searchParams.get("code_challenge_method")).toBe("S256");
  });
});

describe("a token that tells", () => {
  const lies: [string, () => void][] = [
    ["another issuer", () => Object.assign(provider, { idClaims: { iss: "https://evil.ru/realms/gid" } })],
    ["another audience", () => Object.assign(provider, { idClaims: { aud: "another" } })],
    ["no audience", () => Object.assign(provider, { idClaims: { aud: undefined } })],
    [
      "two audiences and another client",
      () => Object.assign(provider, { idClaims: { aud: ["webapp", "b"], azp: "b" } }),
    ],
    ["another nonce", () => Object.assign(provider, { idClaims: { nonce: "x" } })],
    ["no nonce", () => Object.assign(provider, { idClaims: { nonce: undefined } })],
    ["that it has ended", () => Object.assign(provider, { idClaims: { exp: now() - 61 } })],
    ["no end", () => Object.assign(provider, { idClaims: { exp: undefined } })],
    ["that it comes from the future", () => Object.assign(provider, { idClaims: { iat: now() + 120 } })],
    ["that it is an old one", () => Object.assign(provider, { idClaims: { iat: now() - 3600 } })],
    ["no subject", () => Object.assign(provider, { idClaims: { sub: undefined } })],
    [
      "nothing that anybody signed",
      () => Object.assign(provider, { forgeId: async (claims: JWTPayload) => `${unsigned(claims)}.` }),
    ],
    ["something else than what was signed", () => Object.assign(provider, { forgeId: swapPayload })],
    ["a key that nobody knows", () => Object.assign(provider, { signing: { key: unknownKey } })],
    ["a key by an unknown name", () => Object.assign(provider, { signing: { key: unknownKey, kid: "two" } })],
    [
      "a shared secret for a key",
      () => Object.assign(provider, { signing: { alg: "HS256", key: Buffer.alloc(32, 1) } }),
    ],
    ["nothing readable", () => Object.assign(provider, { forgeId: async () => "not a token" })],
  ];

  async function swapPayload(claims: JWTPayload): Promise<string> {
    const [header, , signature] = (await sign(claims)).split(".");
    const payload = Buffer.from(JSON.stringify({ ...claims, sub: "admin" })).toString("base64url");
    return `${header}.${payload}.${signature}`;
  }

  test.each(lies)("%s signs nobody in", async (_, lie) => {
    lie();
    const before = await db().$count(sessions);
    const { browser, status } = await walk();
    expect(status).toBe(400);
    expect(browser.cookies.has("__Host-sid")).toBe(false);
    expect(await db().$count(sessions)).toBe(before);
  });

  test("a clock that is a minute off is forgiven", async () => {
    provider.idClaims = { iat: now() + 50, exp: now() - 50 };
    expect((await walk()).status).toBe(200);
  });
});

describe("roles of a strange shape let nobody in", () => {
  async function expectClosed() {
    const before = await withTenant("*", () => db().$count(accounts));
    const browser = new Browser(origin);
    const { answer, html } = await browser.open("/login?returnTo=/main");
    expect([answer.status, browser.cookies.has("__Host-sid")]).toEqual([403, false]);
    expect(html).toContain("доступа к порталу вам ещё не дали");
    expect(await withTenant("*", () => db().$count(accounts))).toBe(before);
  }

  test.each([
    ["a string", { realm_access: { roles: "admin" } }],
    ["an object", { realm_access: { roles: { 0: "admin" } } }],
    ["a realm that is a list", { realm_access: ["admin"] }],
    ["none", { realm_access: undefined }],
    ["unknown ones", { realm_access: { roles: ["root"] } }],
  ])("%s", async (_, accessClaims) => {
    provider.accessClaims = accessClaims as JWTPayload;
    provider.idClaims = { sub: "no-roles", email: "no-roles@example.ru" };
    await expectClosed();
  });

  test("an access token that cannot be read, or was signed by a stranger", async () => {
    provider.accessToken = "opaque";
    await expectClosed();
    provider.accessToken = `${unsigned({ realm_access: { roles: ["admin"] } })}.`;
    await expectClosed();
  });
});

describe("a provider in trouble", () => {
  test.each([400, 401])("that answers %i signs nobody in and says so in Russian", async (status) => {
    provider.trouble = { status, body: { error: "invalid_grant" } };
    const browser = new Browser(origin);
    const { answer, html } = await browser.open("/login");
    expect(answer.status).toBe(400);
    expect(html).toContain("Вход не завершён");
    expect(browser.cookies.size).toBe(0);
  });
});
