import { CspEvaluator } from "csp_evaluator/dist/evaluator.js";
import { CspParser } from "csp_evaluator/dist/parser.js";
import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { addressesOf, dataPath, pageNames } from "#tests/support/addresses.ts";
import { Browser } from "#tests/support/browser.ts";
import { portalOfTwoCompanies } from "#tests/support/fixture-portal.ts";
import { observatoryScore } from "#tests/support/observatory.ts";
import { type RunningPortal, startPortal } from "#tests/support/portal.ts";
import { allOf } from "#tests/support/rows.ts";

/** As a company runs it: packages of courses have a name of their own, behind https. */
const world = portalOfTwoCompanies({ CONTENT_URL: "https://content.example.org" });
const tokenShape = /eyJ[\w-]+\.eyJ[\w-]+\./;
const strangers = ["anonymous", "guest", "anna"];
/** What answers in HTML and is no page of the table. */
const others = ["/nope", "/api/docs", "/login/callback?state=1", "/auth/interaction/nope"];
let asked = 0;

afterAll(() => {
  process.stdout.write(`headers: checked ${asked} of ${pageNames.length} pages\n`);
  expect(asked).toBe(pageNames.length);
});

const nonceOf = (answer: Response) => /'nonce-([^']+)'/.exec(answer.headers.get("content-security-policy") ?? "")?.[1];

async function expectSafe(browser: Browser, path: string): Promise<void> {
  const [answer, again] = await Promise.all([browser.send(path), browser.send(path)]);
  const policy = answer.headers.get("content-security-policy") ?? "";
  expect(policy, path).not.toContain("unsafe-");
  expect(findings(policy), path).toEqual([]);
  expect(nonceOf(answer), path).toMatch(/^[\w+/=-]{22,24}$/);
  expect(nonceOf(again), path).not.toBe(nonceOf(answer));
  expect(answer.headers.get("x-content-type-options"), path).toBe("nosniff");
  for (const name of ["server", "x-powered-by"]) expect(answer.headers.get(name), path).toBeNull();
  const body = await answer.text();
  expect(body, path).not.toMatch(tokenShape);
  for (const [tag] of body.matchAll(/<script\b[^>]*>|<style\b[^>]*>/g)) {
    expect(tag, path).toContain(`nonce="${nonceOf(answer)}"`);
  }
  expect(body, path).not.toMatch(/\s(style|on[a-z]+)="/);
}

function findings(policy: string): string[] {
  const parsed = new CspParser(policy).csp;
  return new CspEvaluator(parsed).evaluate().map(({ directive, description }) => `${directive}: ${description}`);
}

describe.each(pageNames)("%s", (page) => {
  it("answers with a policy of its own, a new nonce each time, and no token", async () => {
    const { path, url } = addressesOf(world).find((one) => one.page === page)!;
    const lookAs = async (caller: string) => {
      const browser = await world.as(caller);
      await expectSafe(browser, path);
      const data = await browser.send(dataPath(path));
      expect(await data.text(), path).not.toMatch(tokenShape);
      if (caller === "anna" && url.audience !== "public") {
        expect(data.headers.get("cache-control"), path).toBe("private, no-store");
      }
    };
    await allOf(strangers.map(lookAs));
    asked += 1;
  });
});

it.each(others)("%s is as safe as a page", async (path) => {
  await expectSafe(new Browser(world.origin), path);
});

describe("cookies", () => {
  it("are for this host and for servers alone, and none holds a token", async () => {
    const lines = (await Promise.all(strangers.map((caller) => world.as(caller)))).flatMap(({ lines }) => lines);
    expect(lines.length).toBeGreaterThan(2);
    for (const line of lines) {
      expect(line.split("=")[0]).toMatch(/^__Host-/);
      for (const word of ["Secure", "HttpOnly", "Path=/", "SameSite=Lax"])
        expect(line).toMatch(new RegExp(`; ${word}`, "i"));
      expect(line).not.toMatch(/; domain=/i);
      expect(line).not.toMatch(tokenShape);
      expect(line.length).toBeLessThan(4096);
    }
  });
});

describe("behind https", () => {
  let portal: RunningPortal;
  beforeAll(async () => {
    portal = await startPortal({
      databaseUrl: world.databaseUrl,
      env: { PUBLIC_URL: "https://portal.example", NODE_ENV: "production" },
    });
  });
  afterAll(() => portal?.stop());

  it("the portal scores 120 or more at Mozilla's Observatory", async () => {
    const browser = new Browser(portal.origin);
    const answer = await browser.send("/");
    const sent = await browser.send("/login?returnTo=/main");
    const { score, reasons } = observatoryScore(answer.headers, await answer.text(), sent.headers.getSetCookie());
    expect(score, reasons.join("\n")).toBeGreaterThanOrEqual(120);
    expect(answer.headers.get("strict-transport-security")).toBe("max-age=31536000; includeSubDomains");
  });
});

describe("with a recorder of screens", () => {
  let portal: RunningPortal;
  beforeAll(async () => {
    const env = { TRACKER_URL: "https://record.example/ingest", TRACKER_KEY: "key" };
    portal = await startPortal({ databaseUrl: world.databaseUrl, env });
  });
  afterAll(() => portal?.stop());

  it("the policy opens for its host alone, and stays closed without", async () => {
    const partsOf = async (origin: string) =>
      (await new Browser(origin).send("/")).headers.get("content-security-policy")?.split("; ") ?? [];
    const [open, closed] = [await partsOf(portal.origin), await partsOf(world.origin)];
    expect(open).toContain("connect-src 'self' https://record.example");
    expect(open).toContain("worker-src 'self' blob:");
    expect(closed).toContain("connect-src 'self'");
    expect(closed).toContain("worker-src 'self'");
  });
});
