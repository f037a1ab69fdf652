import "./support/outside-environment.ts";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, expect, test } from "vitest";
import { sessions } from "#platform/auth/schema.ts";
import { accessToken, openSession, type Session } from "#platform/auth/session.ts";
import { forgetRow } from "#platform/auth/session-row.ts";
import { sealTokens, unsealTokens } from "#platform/auth/tokens.ts";
import { setClock } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany } from "#tests/support/people.ts";
import { testApp } from "./support/app.ts";
import { Browser } from "./support/browser.ts";
import { fakeProvider } from "./support/fake-provider.ts";

freshDatabase();
const origin = testApp();
const provider = fakeProvider();
beforeAll(() => makeCompany());
afterEach(() => setClock());

/** Somebody signed in whose access token ends `inSeconds` from now. */
async function visit(inSeconds: number) {
  const browser = new Browser(origin);
  await browser.open("/login");
  const request = new Request(origin, { headers: { cookie: `__Host-sid=${browser.cookies.get("__Host-sid")}` } });
  const session = (await openSession(request)) as Session;
  const itself = eq(sessions.idHash, session.idHash);
  const stored = async () => (await db().select().from(sessions).where(itself))[0];
  const tokens = unsealTokens((await stored())!.tokens)!;
  await db()
    .update(sessions)
    .set({ tokens: sealTokens({ ...tokens, accessExpiresAt: Date.now() + inSeconds * 1000 }) })
    .where(itself);
  await forgetRow(session.idHash);
  provider.asked.length = 0;
  return { request, session, tokens, stored };
}

test("a token that is good is left alone", async () => {
  const { request, tokens, session } = await visit(300);
  await openSession(request);
  expect(await accessToken(session)).toBe(tokens.accessToken);
  expect(provider.asked).toHaveLength(0);
});

test("three requests at once with an ended token ask the provider once, and all go on with the new one", async () => {
  const { request, session, tokens, stored } = await visit(-1);
  const held = Promise.withResolvers<void>();
  provider.hold = () => held.promise;
  const opening = Promise.all([openSession(request), openSession(request), openSession(request)]);
  await expect.poll(() => provider.asked.length).toBe(1);
  held.resolve();
  const opened = await opening;
  expect(opened.every(Boolean)).toBe(true);
  expect(provider.asked.map((form) => form.get("grant_type"))).toEqual(["refresh_token"]);
  expect(provider.asked[0]!.get("refresh_token")).toBe(tokens.refreshToken);
  const fresh = unsealTokens((await stored())!.tokens)!;
  expect(fresh.refreshToken).not.toBe(tokens.refreshToken);
  expect(await accessToken(session)).toBe(fresh.accessToken);
  expect(provider.asked).toHaveLength(1);
});

test("another process that is already asking is waited for, and its tokens are used", async () => {
  const { request, session, stored } = await visit(-1);
  const itself = eq(sessions.idHash, session.idHash);
  const theirs = { accessToken: "theirs", accessExpiresAt: Date.now() + 600_000, refreshToken: "r", idToken: "i" };
  await db()
    .update(sessions)
    .set({ refreshingUntil: new Date(Date.now() + 3_600_000) })
    .where(itself);
  // Whoever waits looks at the clock again and again.
  let looks = 0;
  setClock(() => {
    looks += 1;
    return new Date();
  });
  const waiting = openSession(request);
  await expect.poll(() => looks).toBeGreaterThan(8);
  await db()
    .update(sessions)
    .set({ tokens: sealTokens(theirs), refreshingUntil: null })
    .where(itself);
  expect(await waiting).not.toBeNull();
  expect(provider.asked).toHaveLength(0);
  expect(unsealTokens((await stored())!.tokens)).toEqual(theirs);
});

test("after a 401 a new token is fetched even if the old one looked good", async () => {
  const { session, tokens } = await visit(300);
  const dead = tokens.accessToken;
  provider.accessClaims = { jti: "another" };
  const fresh = await accessToken(session, { dead });
  expect(provider.asked).toHaveLength(1);
  expect(fresh).not.toBeNull();
  // Another call that got its 401 for the same token takes the new one.
  expect(await accessToken(session, { dead })).toBe(fresh);
  expect(provider.asked).toHaveLength(1);
  expect(unsealTokens(sealTokens(tokens))).toEqual(tokens);
});

test("a sign-in that the provider has ended is a dead session", async () => {
  const { request, session, stored } = await visit(-1);
  provider.trouble = { status: 400, body: { error: "invalid_grant", error_description: "Stale token" } };
  expect(await openSession(request)).toBeNull();
  expect(await stored()).toBeUndefined();
  expect(await accessToken(session)).toBeNull();
});

test("other roles at the provider end the session, so that the new rights get a new id", async () => {
  const { request, stored } = await visit(-1);
  provider.accessClaims = { realm_access: { roles: ["employee", "admin"] } };
  expect(await openSession(request)).toBeNull();
  expect(await stored()).toBeUndefined();
});

test("roles that stand in the ID token alone are found there again", async () => {
  provider.idClaims = { realm_access: { roles: ["employee"] } };
  provider.accessClaims = { realm_access: undefined };
  const { request, session } = await visit(-1);
  expect((await openSession(request))?.viewer.roles).toEqual(session.viewer.roles);
  expect(provider.asked).toHaveLength(1);
});

test("a provider that is away for a while signs nobody out; calls in the person's name wait for it", async () => {
  const { request, session, stored } = await visit(-1);
  provider.trouble = { status: 503, body: {} };
  expect(await openSession(request)).not.toBeNull();
  await expect(accessToken(session)).rejects.toMatchObject({ kind: "unavailable" });
  expect((await stored())!.refreshingUntil).toBeNull();
  setClock(new Date(Date.now() + 2 * 3_600_000));
  await forgetRow(session.idHash);
  await expect(openSession(request)).rejects.toMatchObject({ kind: "unavailable" });
  provider.trouble = undefined;
  setClock(new Date(Date.now() + 3 * 3_600_000));
  await forgetRow(session.idHash);
  provider.accessSeconds = 4 * 3600;
  provider.accessClaims = { exp: Math.floor(Date.now() / 1000) + 4 * 3600 };
  expect(await openSession(request)).not.toBeNull();
});
