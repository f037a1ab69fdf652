import "./support/outside-environment.ts";
import type { JWTPayload } from "jose";
import { beforeAll, describe, expect, test } from "vitest";
import { answerBackChannel } from "#platform/auth/back-channel.ts";
import { openSession } from "#platform/auth/session.ts";
import { config } from "#platform/config.ts";
import { freshDatabase } from "#tests/support/database.ts";
import { makeCompany } from "#tests/support/people.ts";
import { testApp } from "./support/app.ts";
import { Browser } from "./support/browser.ts";
import { fakeProvider, sign, unknownKey } from "./support/fake-provider.ts";

freshDatabase();
const origin = testApp();
const provider = fakeProvider();
beforeAll(() => makeCompany());

const second = () => Math.floor(Date.now() / 1000);
const event = { "http://schemas.openid.net/event/backchannel-logout": {} };
const claims = (more: JWTPayload = {}): JWTPayload => ({
  iss: config.oidcIssuer!,
  aud: "webapp",
  iat: second(),
  exp: second() + 120,
  jti: crypto.randomUUID(),
  sub: "person-1",
  events: event,
  ...more,
});

async function signIn(sid?: string) {
  provider.idClaims = { sid };
  const browser = new Browser(origin);
  await browser.open("/login");
  const request = new Request(origin, { headers: { cookie: `__Host-sid=${browser.cookies.get("__Host-sid")}` } });
  return async () => (await openSession(request)) !== null;
}

function call(token: string, type = "application/x-www-form-urlencoded") {
  const body = new URLSearchParams({ logout_token: token }).toString();
  const headers = { "content-type": type, "content-length": String(body.length) };
  const request = new Request(`${origin}/login/back-channel`, { method: "POST", body, headers });
  return answerBackChannel(request, { requestId: "", nonce: "", address: "127.0.0.1" });
}

describe("a provider that signs somebody out", () => {
  test("ends every session of theirs, or the one that it names, at once", async () => {
    const [one, two] = [await signIn("s-1"), await signIn("s-2")];
    expect([await one(), await two()]).toEqual([true, true]);
    expect((await call(await sign(claims({ sid: "s-1" }), "logout+jwt"))).status).toBe(200);
    expect([await one(), await two()]).toEqual([false, true]);
    expect((await call(await sign(claims()))).status).toBe(200);
    expect(await two()).toBe(false);
    expect((await call(await sign(claims()))).status).toBe(200);
  });

  test.each<[string, JWTPayload]>([
    ["is an ID token", { events: undefined, nonce: "x" }],
    ["has a nonce", { nonce: "x" }],
    ["tells of another event", { events: { other: {} } }],
    ["is for another client", { aud: "another" }],
    ["is of another issuer", { iss: "https://evil.ru" }],
    ["is over", { iat: second() - 3600, exp: second() - 3000 }],
    ["is old", { iat: second() - 3600 }],
    ["is of nobody", { sub: undefined }],
    ["has no name", { jti: undefined }],
  ])("is not heard when the token %s", async (_, more) => {
    const lives = await signIn();
    expect((await call(await sign(claims(more)))).status).toBe(400);
    expect(await lives()).toBe(true);
  });

  test("is not heard when a stranger signs, or nothing readable comes", async () => {
    const lives = await signIn();
    provider.signing = { key: unknownKey };
    expect((await call(await sign(claims()))).status).toBe(400);
    expect((await call("nothing")).status).toBe(400);
    expect((await call("", "text/plain")).status).toBe(400);
    expect(await lives()).toBe(true);
  });
});
