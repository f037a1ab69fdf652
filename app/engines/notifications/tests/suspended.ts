import { eq } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";

/** Somebody is stopped for a day. */
export async function setSuspended({ accountId }: Viewer): Promise<void> {
  const suspendedUntil = new Date(now().getTime() + 86_400_000);
  await withTenant("*", () => db().update(accounts).set({ suspendedUntil }).where(eq(accounts.id, accountId)));
}
