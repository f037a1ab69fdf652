import { randomBytes } from "node:crypto";
import pg from "pg";
import { afterAll, beforeAll, inject } from "vitest";
import { config } from "#platform/config.ts";
import { type DatabaseHandle, openDatabase } from "#platform/db/index.ts";
import { ownSecret } from "#platform/secret.ts";
import { createFilledDatabase } from "#tests/support/filled-database.ts";
import { forgetWorld } from "#tests/support/forgetting.ts";
import { type OwnPortal, startOwnPortal } from "#tests/support/own-portal.ts";
import { freePort, type RunningPortal, startPortal } from "#tests/support/portal.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";

/** What the portal in front needs of the database: sessions and sign-in with the rights that it gives, nothing that people write. */
const frontTables = {
  "select, insert, update, delete": [
    ...["sessions", "held_forms", "identity_account", "oidc_payload", "identity_key"],
    ...["grants", "claim_holders", "shared_budgets"],
  ],
  "select, insert, update": ["accounts", "error_groups"],
  "select, insert": ["audit"],
  "select, update": ["identity_second_factor", "identity_passkey"],
  select: ["groups", "departments", "claim_rules", "claim_places", "scim_groups", "scim_members"],
};

export type TwoMachines = TwoCompanies & {
  /** One machine that does everything: this process. */
  whole: OwnPortal;
  /** Draws pages and keeps sessions; its role may touch no table of an area. */
  front: RunningPortal;
  /** Answers the API; knows itself by the front's public address. */
  back: RunningPortal;
  /** One more front, with another back. */
  startFront(backendUrl: string): Promise<RunningPortal>;
};

/**
 * Gives this test file two companies in one database, a portal in one process, and a portal of two: a front with
 * BACKEND_URL and its back. Call it at the top of the file; the answer is filled once the tests run.
 */
export function twoMachines(): TwoMachines {
  const world = {} as TwoMachines;
  let handle: DatabaseHandle;
  /** Undone in this order: portals, our own pool, the database with all grants in it, the role. */
  let end: (() => Promise<void>)[] = [];
  beforeAll(async () => {
    const database = await createFilledDatabase();
    end = [database.drop, async () => forgetWorld()];
    handle = await openDatabase({ url: database.url });
    end.unshift(() => handle.close());
    Object.assign(world, database.world);
    const role = await makeFrontRole(database.url);
    end.push(role.drop);
    const shared = {
      dataDir: config.dataDir,
      env: { WEB_PUSH: "1", SECRET: ownSecret(config.dataDir), TRUSTED_PROXIES: "127.0.0.1,::1" },
    };
    const start = async (options: Parameters<typeof startPortal>[0]) => {
      const portal = await startPortal({ ...shared, ...options, env: { ...shared.env, ...options?.env } });
      end.unshift(async () => void (await portal.stop()));
      return portal;
    };
    world.startFront = (BACKEND_URL) => start({ databaseUrl: role.url, env: { BACKEND_URL } });
    const frontPort = await freePort();
    const publicUrl = `http://localhost:${frontPort}`;
    world.whole = await startOwnPortal();
    end.unshift(world.whole.stop);
    world.back = await start({ databaseUrl: database.url, env: { PUBLIC_URL: publicUrl } });
    world.front = await start({
      databaseUrl: role.url,
      port: frontPort,
      env: { BACKEND_URL: world.back.origin },
    });
  });
  afterAll(async () => {
    for (const one of end) await one();
  });
  return world;
}

async function makeFrontRole(url: string) {
  const name = `front_${randomBytes(4).toString("hex")}`;
  const password = randomBytes(12).toString("hex");
  await run(url, [
    `create role ${name} login password '${password}'`,
    ...Object.entries(frontTables).map(([rights, tables]) => `grant ${rights} on ${tables.join(", ")} to ${name}`),
  ]);
  const own = new URL(url);
  own.username = name;
  own.password = password;
  return { url: own.href, drop: () => run(inject("postgres").url, [`drop role ${name}`]) };
}

async function run(url: string, statements: string[]): Promise<void> {
  const client = new pg.Client({ connectionString: url });
  await client.connect();
  for (const statement of statements) await client.query(statement);
  await client.end();
}
