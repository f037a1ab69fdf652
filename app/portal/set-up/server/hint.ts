import { eq } from "drizzle-orm";
import { changePreference } from "#app/people/account/server/index.ts";
import type { Device } from "#app/web/in-app.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";

/** Puts away for good the hint that the portal can be installed on this kind of device. */
export async function hideHint(viewer: Viewer, device: Device): Promise<{ hidden: Device[] }> {
  const [person] = await db()
    .select({ said: accounts.preferences })
    .from(accounts)
    .where(eq(accounts.id, viewer.accountId))
    .for("update");
  const hidden = [...new Set([...(person?.said.noInstallHint ?? []), device])];
  await changePreference(viewer, { noInstallHint: hidden });
  return { hidden };
}
