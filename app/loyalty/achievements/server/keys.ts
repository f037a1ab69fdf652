import { and, eq, inArray, isNull } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { achievementAwards } from "./schema.ts";

/** Chooses what stands first on the own page, in this order. Refuses what the viewer does not have as not found. */
export async function setKeys(
  { accountId, groupId }: Viewer,
  { ids }: { ids: string[] },
): Promise<Record<string, never>> {
  const isMine = and(eq(achievementAwards.accountId, accountId), eq(achievementAwards.groupId, groupId));
  const wanted = [...new Set(ids)];
  const has = wanted.length
    ? await db().$count(
        achievementAwards,
        and(isMine, isNull(achievementAwards.revokedAt), inArray(achievementAwards.achievementId, wanted)),
      )
    : 0;
  if (has !== wanted.length)
    refuse("invalid", "achievements", { fields: { ids: ["Выберите из тех достижений, которые у вас есть"] } });
  await db().update(achievementAwards).set({ keyPlace: null }).where(isMine);
  for (const [at, id] of wanted.entries())
    await db()
      .update(achievementAwards)
      .set({ keyPlace: at + 1 })
      .where(and(isMine, eq(achievementAwards.achievementId, id)));
  return {};
}
