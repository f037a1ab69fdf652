import { and, asc, eq, sql } from "drizzle-orm";
import type { BadgeIcon, CountedDeed, Metal } from "#app/loyalty/achievements/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { refuse } from "#platform/refusal.ts";
import { findDoers } from "./counting.ts";
import { onlyTitle, readThings, ruleOf, type SaidRule } from "./rules.ts";
import { achievementAwards, achievementCollections, achievements } from "./schema.ts";

/** All achievements of the company, those in the archive last, and its collections. */
export async function readDesk({ groupId }: Viewer) {
  const rows = await db()
    .select({
      badge: achievements,
      collection: achievementCollections.title,
      only: onlyTitle,
      owners: sql<number>`(select count(*)::int from ${achievementAwards} o
        where o.achievement_id = ${achievements}.id and o.revoked_at is null)`,
    })
    .from(achievements)
    .leftJoin(achievementCollections, eq(achievementCollections.id, achievements.collectionId))
    .where(eq(achievements.groupId, groupId))
    .orderBy(sql`${achievements.archivedAt} is not null`, asc(achievements.createdAt), asc(achievements.id))
    .limit(300);
  const collections = await db()
    .select({ id: achievementCollections.id, title: achievementCollections.title })
    .from(achievementCollections)
    .where(eq(achievementCollections.groupId, groupId))
    .orderBy(asc(achievementCollections.createdAt), asc(achievementCollections.id));
  const items = rows.map(({ badge, ...row }) => {
    const { groupId: _, createdAt: __, archivedAt, ...said } = badge;
    return { ...row, ...said, archived: archivedAt !== null };
  });
  return { items, collections, things: await readThings(groupId) };
}

/** «Скольким достанется»: how many colleagues have done it so often already, as the rule counts. */
export async function readReach(
  { groupId }: Viewer,
  { count, ...rule }: SaidRule & { deed: CountedDeed; count: number },
) {
  const { deed } = rule;
  return { people: (await findDoers({ groupId, deed, ...(await ruleOf(groupId, rule)) }, count)).length };
}

type Wish = SaidRule & {
  id?: string | undefined;
  title: string;
  description: string;
  icon: BadgeIcon;
  metal: Metal;
  collection?: string | undefined;
  steps: number[];
  points: number;
  secret: boolean;
};

/** Writes an achievement; whoever has earned it already gets it when the event is heard. Refuses at its field a rule that does not count. */
export async function put(viewer: Viewer, wish: Wish): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const { id, collection, deed, steps, days, since, only, ...said } = wish;
  if (deed && !steps.length) refuse("invalid", "count", { fields: { count: ["Напишите, сколько раз"] } });
  if (steps.some((step, at) => at > 0 && step <= steps[at - 1]!))
    refuse("invalid", "steps", { fields: { second: ["Каждая следующая ступень больше предыдущей"] } });
  if (collection) await demandCollection(groupId, collection);
  const rule = await ruleOf(groupId, { deed, days, since, only });
  const row = { ...said, collectionId: collection ?? null, deed: deed ?? null, steps: deed ? steps : [], ...rule };
  const [made] = id
    ? await db()
        .update(achievements)
        .set(row)
        .where(and(eq(achievements.id, id), eq(achievements.groupId, groupId)))
        .returning()
    : await db()
        .insert(achievements)
        .values({ id: newId(), groupId, ...row, createdAt: now() })
        .returning();
  if (!made) refuse("not-found");
  await announce({ kind: "achievement.put", objectId: made.id, groupId, actorId: accountId });
  await recordAudit({
    deed: "achievement.put",
    result: "ok",
    accountId,
    groupId,
    objectId: made.id,
    detail: { name: said.title },
  });
  return { id: made.id };
}

/** Nobody gets it any more, or they do again; who has it keeps it. */
export async function archive(
  viewer: Viewer,
  { id, archived }: { id: string; archived: boolean },
): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const [row] = await db()
    .update(achievements)
    .set({ archivedAt: archived ? now() : null })
    .where(and(eq(achievements.id, id), eq(achievements.groupId, groupId)))
    .returning({ name: achievements.title });
  if (!row) refuse("not-found");
  await recordAudit({ deed: "achievement.put", result: "ok", accountId, groupId, objectId: id, detail: row });
  return { id };
}

/** Makes a collection, into which achievements are put. */
export async function addCollection(
  { groupId }: Viewer,
  said: { title: string; description: string },
): Promise<{ id: string }> {
  const id = newId();
  await db()
    .insert(achievementCollections)
    .values({ id, groupId, ...said, createdAt: now() });
  return { id };
}

async function demandCollection(groupId: string, id: string): Promise<void> {
  const isIt = and(eq(achievementCollections.id, id), eq(achievementCollections.groupId, groupId));
  if (!(await db().$count(achievementCollections, isIt))) refuse("not-found");
}
