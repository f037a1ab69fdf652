import { eq } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { thanksSettings } from "./schema.ts";

type Settings = Omit<typeof thanksSettings.$inferSelect, "groupId">;

const defaults: Settings = { perDay: 5, perPair: 3, mostPoints: 100, valueRequired: false, tellsManager: true };

/** What a company has decided of thanks, or what holds until it does. */
export async function readSettings(groupId: string): Promise<Settings> {
  const [row] = await db().select().from(thanksSettings).where(eq(thanksSettings.groupId, groupId));
  if (!row) return defaults;
  const { groupId: _, ...settings } = row;
  return settings;
}

/** Changes how often and with how much people thank. */
export async function setSettings({ accountId, groupId }: Viewer, wish: Settings): Promise<Record<string, never>> {
  await db()
    .insert(thanksSettings)
    .values({ groupId, ...wish })
    .onConflictDoUpdate({ target: thanksSettings.groupId, set: wish });
  await recordAudit({ deed: "thanks.settings", result: "ok", accountId, groupId });
  return {};
}
