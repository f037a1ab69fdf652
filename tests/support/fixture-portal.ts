import { afterAll, beforeAll, expect } from "vitest";
import { config } from "#platform/config.ts";
import { type DatabaseHandle, openDatabase } from "#platform/db/index.ts";
import { Browser, signIn } from "./browser.ts";
import { createDatabase } from "./database.ts";
import { type RunningPortal, startPortal } from "./portal.ts";
import { seedTwoCompanies, type TwoCompanies } from "./two-companies.ts";

export type FixturePortal = TwoCompanies & {
  portal: RunningPortal;
  origin: string;
  databaseUrl: string;
  /** Somebody's own browser, signed in by the real sign-in at the first call. */
  as(username: string): Promise<Browser>;
  /** Forgets somebody's browser: its session is over. */
  forget(username: string): void;
};

/** Who may come to any door, in the order in which a test lets them in: those who may do most come last. */
export const callers = ["anonymous", "guest", "olga", "ivan", "moderator", "editor", "admin", "anna"] as const;
export type Caller = (typeof callers)[number];

/** What no log may hold: everything seeded about people, and every credential (quality S13). */
const secrets = [/CANARY/, /eyJ[\w-]+\.[\w-]+\./, /__Host-/, /@example\.ru/, /veche-secret/];

/**
 * Gives this test file a whole portal in its own process with two companies in it. Its database is open in the test
 * too, so that a test can look at rows. Call it at the top of the file; the answer is filled once the tests run.
 */
export function portalOfTwoCompanies(env: Record<string, string> = {}): FixturePortal {
  const fixture = {} as FixturePortal;
  const browsers = new Map<string, Promise<Browser>>();
  let handle: DatabaseHandle;
  let drop: () => Promise<void>;
  beforeAll(async () => {
    const database = await createDatabase();
    drop = database.drop;
    handle = await openDatabase({ url: database.url });
    Object.assign(fixture, await seedTwoCompanies());
    // The same data folder: uploaded bytes and the secret are this run's.
    const portal = await startPortal({ databaseUrl: database.url, dataDir: config.dataDir, env });
    Object.assign(fixture, { portal, origin: portal.origin, databaseUrl: database.url });
  });
  afterAll(async () => {
    await fixture.portal?.stop();
    const said = fixture.portal?.output() ?? "";
    for (const secret of secrets) expect(said, "the log says what it must not").not.toMatch(secret);
    await handle?.close();
    await drop?.();
  });
  fixture.as = (username) => {
    const known = browsers.get(username) ?? open(username);
    browsers.set(username, known);
    return known;
  };
  fixture.forget = (username) => void browsers.delete(username);
  const open = async (username: string) => {
    return username === "anonymous" ? new Browser(fixture.origin) : signIn(fixture.origin, username);
  };
  return fixture;
}
