import { eq } from "drizzle-orm";
import { acquirer } from "#platform/acquiring/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { tell } from "./desk-journal.ts";
import { storeSettings } from "./schema.ts";

type StoreSettings = Omit<typeof storeSettings.$inferSelect, "groupId">;

const defaults: StoreSettings = {
  ...{ rulesUrl: "", returnUrl: "", pointsShare: 100 },
  ...{ pointsAlone: 1000, moneyAlone: 1_000_000, returnDays: 14 },
};

/** What a company has decided of its store, or what holds until it does. */
export async function settingsOf(groupId: string): Promise<StoreSettings> {
  const [row] = await db().select().from(storeSettings).where(eq(storeSettings.groupId, groupId));
  if (!row) return defaults;
  const { groupId: _, ...settings } = row;
  return settings;
}

/** Whether a bank takes money for this portal. */
export const takesMoney = (): boolean => acquirer() !== undefined;

/** The same for the form that changes it. */
export const readSettings = async ({ groupId }: Viewer) => ({
  ...(await settingsOf(groupId)),
  takesMoney: takesMoney(),
});

/** Changes what the company has decided of its store. */
export async function putSettings(viewer: Viewer, wish: StoreSettings): Promise<Record<string, never>> {
  const { groupId } = viewer;
  await db()
    .insert(storeSettings)
    .values({ groupId, ...wish })
    .onConflictDoUpdate({ target: storeSettings.groupId, set: wish });
  await tell(viewer, "store-settings.put", groupId, "Правила магазина");
  return {};
}
