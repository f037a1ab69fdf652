import "../../auth/tests/support/environment.ts";
import { createHash } from "node:crypto";
import { decodeJwt, decodeProtectedHeader } from "jose";
import { beforeAll, beforeEach, describe, expect, test } from "vitest";
import { viewerOfBearer } from "#platform/auth/bearer.ts";
import { db } from "#platform/db/index.ts";
import { forgetKeys } from "#platform/identity/keys.ts";
import { embeddedClient, forgetProvider } from "#platform/identity/provider.ts";
import { identityKey, oidcPayload } from "#platform/identity/schema.ts";
import { sweepOidcStore } from "#platform/identity/store.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { signInPeople, testApp } from "../../auth/tests/support/app.ts";
import { Browser } from "../../auth/tests/support/browser.ts";

freshDatabase();
const origin = testApp();
const realm = `${origin}/auth/realms/gid`;
const endpoint = `${realm}/protocol/openid-connect`;
let people: Record<string, string>;
beforeAll(async () => {
  people = await signInPeople({ anna: ["employee"], boss: ["employee", "admin"] });
});
beforeEach(async () => {
  await db().delete(oidcPayload);
});

type Tokens = { access_token: string; refresh_token: string; id_token: string; error?: string };

const verifier = "v".repeat(43);
const question = {
  client_id: "webapp",
  response_type: "code",
  redirect_uri: `${origin}/login/callback`,
  scope: "openid profile email",
  state: "s",
  nonce: "n",
  code_challenge: createHash("sha256").update(verifier).digest("base64url"),
  code_challenge_method: "S256",
};

const authorize = (change: Partial<Record<keyof typeof question, string>> = {}) =>
  `${endpoint}/auth?${new URLSearchParams({ ...question, ...change })}`;

async function ask(body: Record<string, string>, secret = embeddedClient.secret) {
  const answer = await fetch(`${endpoint}/token`, {
    method: "POST",
    body: new URLSearchParams(body),
    headers: { authorization: `Basic ${btoa(`webapp:${secret}`)}` },
  });
  return { status: answer.status, tokens: (await answer.json()) as Tokens };
}

/** Signs in as a client other than the portal would: by hand. */
async function codeFor(username: string, browser = new Browser(origin)) {
  const form = await browser.open(authorize());
  const resume = await browser.send(form.url.href, { form: { username, password: "veche" } });
  const back = await browser.send(resume.headers.get("location")!);
  return new URL(back.headers.get("location")!).searchParams.get("code")!;
}

const exchange = (code: string, more = {}) =>
  ask({
    grant_type: "authorization_code",
    code,
    redirect_uri: question.redirect_uri,
    code_verifier: verifier,
    ...more,
  });
const refresh = (token: string) => ask({ grant_type: "refresh_token", refresh_token: token });

describe("the provider", () => {
  test("has Keycloak's addresses, whatever Host and proxies say", async () => {
    const headers = { "x-forwarded-host": "evil.ru", "x-forwarded-proto": "https" };
    const answer = await fetch(`${realm}/.well-known/openid-configuration`, { headers });
    expect(await answer.json()).toMatchObject({
      issuer: realm,
      authorization_endpoint: `${endpoint}/auth`,
      token_endpoint: `${endpoint}/token`,
      jwks_uri: `${endpoint}/certs`,
      userinfo_endpoint: `${endpoint}/userinfo`,
      end_session_endpoint: `${endpoint}/logout`,
    });
  });

  test("shows only the public half of its keys and keeps the other half sealed", async () => {
    const { keys } = (await (await fetch(`${endpoint}/certs`)).json()) as { keys: Record<string, string>[] };
    expect(keys).toHaveLength(1);
    expect(Object.keys(keys[0]!).sort()).toEqual(["alg", "e", "kid", "kty", "n", "use"]);
    expect(JSON.stringify(await db().select().from(identityKey))).not.toContain("RSA");
  });

  test("writes roles into its tokens as Keycloak does", async () => {
    const { tokens } = await exchange(await codeFor("boss"));
    expect(decodeProtectedHeader(tokens.access_token)).toMatchObject({ alg: "RS256" });
    expect(decodeJwt(tokens.access_token)).toMatchObject({
      iss: realm,
      aud: "portal-api",
      azp: "webapp",
      typ: "Bearer",
      preferred_username: "boss",
      realm_access: { roles: ["employee", "admin"] },
    });
    expect(decodeJwt(tokens.id_token)).toMatchObject({
      aud: "webapp",
      nonce: "n",
      email: "boss@example.ru",
      email_verified: true,
    });
    expect(await viewerOfBearer(`Bearer ${tokens.access_token}`)).toMatchObject({
      accountId: people.boss,
      isAdmin: true,
    });
    expect(await viewerOfBearer(`Bearer ${tokens.id_token}`)).toBeNull();
  });

  test("tells the bearer of an access token who they are", async () => {
    const { tokens } = await exchange(await codeFor("anna"));
    const info = (token: string) => fetch(`${endpoint}/userinfo`, { headers: { authorization: `Bearer ${token}` } });
    expect(await (await info(tokens.access_token)).json()).toMatchObject({ preferred_username: "anna" });
    expect((await info(tokens.id_token)).status).toBe(401);
    expect((await info("x")).status).toBe(401);
  });

  test.each([
    ["without PKCE", { code_challenge: "", code_challenge_method: "" }],
    ["with plain PKCE", { code_challenge_method: "plain" }],
    ["for a foreign address", { redirect_uri: "https://evil.ru/" }],
    ["for a foreign client", { client_id: "evil" }],
    ["with tokens in the address", { response_type: "token" }],
  ])("gives no code %s", async (_, change) => {
    const answer = await new Browser(origin).send(authorize(change));
    expect(answer.headers.get("location") ?? "").not.toContain("evil.ru");
    expect(answer.headers.get("location") ?? "").not.toContain("/auth/interaction/");
  });

  test("gives tokens for a code once, to the client that knows its secrets", async () => {
    const code = await codeFor("anna");
    expect((await exchange(code, { code_verifier: "w".repeat(43) })).status).toBe(400);
    const second = await codeFor("anna");
    expect((await ask({ grant_type: "authorization_code", code: second }, "wrong")).status).toBe(401);
    const { status, tokens } = await exchange(second);
    expect(status).toBe(200);
    expect((await exchange(second)).status).toBe(400);
    expect((await refresh(tokens.refresh_token)).status).toBe(400);
  });

  test("changes the refresh token at every use, and ends the sign-in when an old one comes back", async () => {
    const first = (await exchange(await codeFor("anna"))).tokens;
    const second = (await refresh(first.refresh_token)).tokens;
    expect(second.refresh_token).not.toBe(first.refresh_token);
    expect((await refresh(first.refresh_token)).status).toBe(400);
    expect((await refresh(second.refresh_token)).status).toBe(400);
  });

  test("remembers browsers and sign-ins over a restart", async () => {
    const browser = new Browser(origin);
    const { tokens } = await exchange(await codeFor("anna", browser));
    const before = await (await fetch(`${endpoint}/certs`)).text();
    forgetProvider();
    forgetKeys();
    expect(await (await fetch(`${endpoint}/certs`)).text()).toBe(before);
    expect((await refresh(tokens.refresh_token)).status).toBe(200);
    const again = await browser.send(authorize());
    expect(again.headers.get("location")).toContain(`${origin}/login/callback?code=`);
  });

  test("keeps neither tokens nor cookies readable", async () => {
    const browser = new Browser(origin);
    const { tokens } = await exchange(await codeFor("anna", browser));
    const rows = JSON.stringify(await db().select().from(oidcPayload));
    for (const secret of [tokens.refresh_token, browser.cookies.get("__Host-op")!]) expect(rows).not.toContain(secret);
    expect(rows).not.toContain("openid");
  });

  test("forgets what is over", async () => {
    await codeFor("anna");
    await db()
      .update(oidcPayload)
      .set({ expiresAt: new Date(Date.now() - 1000) });
    const all = await db().$count(oidcPayload);
    expect(all).toBeGreaterThan(0);
    expect(await sweepOidcStore()).toBe(all);
  });

  test("asks before it signs out somebody whom no ID token speaks for", async () => {
    const browser = new Browser(origin);
    await codeFor("anna", browser);
    const question = await browser.open(`${endpoint}/logout`);
    expect(question.html).toContain("Выйти из портала?");
    expect(browser.cookies.has("__Host-op")).toBe(true);
    const xsrf = /name="xsrf" value="([^"]+)"/.exec(question.html)![1]!;
    const action = /action="([^"]+)"/.exec(question.html)![1]!;
    const end = await browser.open(action, { form: { xsrf, logout: "yes" } });
    expect(end.url.href).toBe(`${origin}/`);
    expect(browser.cookies.has("__Host-op")).toBe(false);
  });

  test("answers nonsense in Russian or in JSON, never with a stack", async () => {
    for (const path of [
      "/auth/realms/gid/x",
      "/auth/realms/other",
      "/auth/x",
      `${endpoint}/auth`,
      `${endpoint}/logout?id_token_hint=x`,
    ]) {
      const { answer, html } = await new Browser(origin).open(path);
      expect(answer.status).toBeGreaterThanOrEqual(400);
      expect(answer.status).toBeLessThan(500);
      expect(html).not.toMatch(/node_modules|at \w+ \(/);
    }
  });
});
