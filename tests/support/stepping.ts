import { afterEach } from "vitest";
import { connectAlone } from "#platform/db/connection.ts";

const held = new Set<{ end(): Promise<void> }>();

/**
 * Holds everybody who writes into a table; each `step` lets one transaction through, if one waits, and holds the next. So a
 * test stops another process at a place of its own choosing, however fast or slow the machine is.
 */
export async function holdWriters(databaseUrl: string, table: string) {
  const client = await connectAlone(databaseUrl, "test");
  held.add(client);
  const lock = `begin; lock table ${table} in share mode`;
  await client.query(lock);
  return {
    // One message: the next hold stands in the queue before whoever was let through asks again.
    step: () => client.query(`commit; ${lock}`),
    release: () => letGo(client),
  };
}

async function letGo(client: { end(): Promise<void> }): Promise<void> {
  if (held.delete(client)) await client.end();
}

afterEach(() => Promise.all([...held].map(letGo)));
