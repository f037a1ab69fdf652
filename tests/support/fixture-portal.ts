import { afterAll, beforeAll, expect } from "vitest";
import { config } from "#platform/config.ts";
import { currentConnection } from "#platform/db/connection.ts";
import { Browser, signIn } from "./browser.ts";
import { databaseOfTwoCompanies } from "./filled-database.ts";
import { type OwnPortal, type OwnSettings, startOwnPortal } from "./own-portal.ts";
import { startPortal } from "./portal.ts";
import type { TwoCompanies } from "./two-companies.ts";

export type FixturePortal = TwoCompanies & {
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

/** What no log may hold: everything seeded about people, and every credential. */
const secrets = [/CANARY/, /eyJ[\w-]+\.eyJ[\w-]+\./, /__Host-/, /@example\.ru/, /veche-secret/];

/**
 * Gives this test file a whole portal with two companies in it, in the process of the test: over real HTTP, with one
 * database, one clock and one memory of attempts for both. Call it at the top of the file; the answer is filled once the
 * tests run.
 */
export function portalInProcess(settings: OwnSettings = {}): FixturePortal {
  return portalFor(() => startOwnPortal(settings));
}

/** The same portal in a process of its own, for tests that forget or spend what the portal itself counts. */
export function portalOfTwoCompanies(env: Record<string, string> = {}): FixturePortal {
  // The same data folder: uploaded bytes and the secret are this run's.
  return portalFor((databaseUrl) =>
    startPortal({ databaseUrl, dataDir: config.dataDir, env: { WEB_PUSH: "1", ...env } }),
  );
}

function portalFor(start: (databaseUrl: string) => Promise<Omit<OwnPortal, "stop"> & { stop(): Promise<unknown> }>) {
  const fixture = {} as FixturePortal;
  const browsers = new Map<string, Promise<Browser>>();
  const world = databaseOfTwoCompanies();
  let portal: Awaited<ReturnType<typeof start>> | undefined;
  beforeAll(async () => {
    portal = await start(world.url);
    // What is done by the clock a test asks for itself: nothing else changes a row beside it.
    await currentConnection().pool.query("delete from jobs.schedule");
    Object.assign(fixture, world, { origin: portal.origin, databaseUrl: world.url });
  });
  afterAll(async () => {
    await portal?.stop();
    const said = portal?.output() ?? "";
    for (const secret of secrets) expect(said, "the log says what it must not").not.toMatch(secret);
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
