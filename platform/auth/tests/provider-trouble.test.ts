import "./support/outside-environment.ts";
import { eq } from "drizzle-orm";
import { afterEach, beforeAll, describe, expect, test } from "vitest";
import { sessions } from "#platform/auth/schema.ts";
import { openSession, type Session } from "#platform/auth/session.ts";
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

type Broken = "down" | "slow" | "error" | "garbage" | "loop";
const troubles: [Broken, number][] = [
  ["down", 503],
  ["slow", 504],
  ["error", 502],
  ["garbage", 502],
  ["loop", 502],
];

async function expectTold(status: number) {
  const browser = new Browser(origin);
  const { answer, html } = await browser.open("/login");
  expect(answer.status).toBe(status);
  expect(answer.headers.get("retry-after")).toBe("30");
  expect(html).toContain("Вход временно недоступен");
  expect(browser.cookies.has("__Host-sid")).toBe(false);
}

// Before anybody has signed in: what the provider says of itself is remembered once it is known.
describe("a provider that cannot say what it is", () => {
  test.each(troubles)("because it is %s: %i, in Russian", async (broken, status) => {
    provider.broken = { "/.well-known/openid-configuration": broken };
    await expectTold(status);
  });
});

describe("a provider that cannot give its keys", () => {
  test.each(troubles)("because it is %s: %i, in Russian", async (broken, status) => {
    provider.broken = { "/certs": broken };
    await expectTold(status);
  });
});

describe("a provider that cannot give tokens", () => {
  test.each(troubles)(
    "because it is %s: %i, in Russian; the work of who is signed in goes on",
    async (broken, status) => {
      const browser = new Browser(origin);
      await browser.open("/login");
      const request = new Request(origin, { headers: { cookie: `__Host-sid=${browser.cookies.get("__Host-sid")}` } });
      const session = (await openSession(request)) as Session;
      provider.broken = { "/token": broken };
      await expectTold(status);
      const itself = eq(sessions.idHash, session.idHash);
      const [row] = await db().select().from(sessions).where(itself);
      const ended = { ...unsealTokens(row!.tokens)!, accessExpiresAt: Date.now() };
      await db()
        .update(sessions)
        .set({ tokens: sealTokens(ended) })
        .where(itself);
      await forgetRow(session.idHash);
      expect((await openSession(request))?.viewer.accountId).toBe(session.viewer.accountId);
      provider.broken = {};
      expect((await new Browser(origin).open("/login")).answer.status).toBe(200);
    },
  );
});

describe("a provider that has answered before and does not now", () => {
  afterEach(() => setClock());
  const later = (seconds: number) => setClock(new Date(Date.now() + seconds * 1000));

  test.each<[Broken, number]>([
    ["down", 503],
    ["slow", 504],
    ["error", 502],
  ])("leads nobody to a dead address: it is %s, and the page is the portal's, %i", async (broken, status) => {
    expect((await new Browser(origin).open("/login")).answer.status).toBe(200);
    later(10);
    provider.broken = { "/.well-known/openid-configuration": broken };
    await expectTold(status);
    provider.broken = {};
    expect((await new Browser(origin).send("/login")).status).toBe(303);
  });

  test("lets who signs out go, and says that its own sign-in may be open still", async () => {
    const browser = new Browser(origin);
    const { html } = await browser.open("/login");
    later(20);
    provider.broken = { "/.well-known/openid-configuration": "down" };
    const answer = await browser.send("/logout", { form: { _csrf: JSON.parse(html).csrf } });
    expect([answer.status, await answer.text()]).toEqual([503, expect.stringContaining("Вы вышли с портала")]);
    expect(browser.cookies.has("__Host-sid")).toBe(false);
    expect(JSON.parse((await browser.open("/")).html).viewer).toBeNull();
  });

  test("is asked once in a few seconds, however many come", async () => {
    later(30);
    provider.paths = [];
    await Promise.all(Array.from({ length: 5 }, () => new Browser(origin).send("/login")));
    await new Browser(origin).send("/login");
    expect(provider.paths.filter((path) => path.includes("openid-configuration"))).toHaveLength(1);
  });
});
