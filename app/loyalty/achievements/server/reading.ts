import { and, asc, desc, eq, isNull, or, type SQL, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import {
  type Badge,
  type BadgeCollection,
  type BadgeGlance,
  type Metal,
  metals,
} from "#app/loyalty/achievements/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, type Part, part } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { progressOf } from "./counting.ts";
import { onlyTitle } from "./rules.ts";
import { achievementAwards, achievementCollections, achievements } from "./schema.ts";

const columns = {
  badge: achievements,
  collection: achievementCollections.title,
  owners: sql<number>`(select count(*)::int from ${achievementAwards} o join ${accounts} p on p.id = o.account_id
    where o.achievement_id = ${achievements}.id and o.revoked_at is null and ${isColleague(sql`p`)})`,
  award: achievementAwards,
  only: onlyTitle,
};

/** What the viewer has or may get; what is in the archive only who has it, what is secret its owner knows alone. */
function readAll({ groupId, accountId }: Viewer, isMeant?: SQL) {
  return db()
    .select({ ...columns, progress: progressOf(accountId) })
    .from(achievements)
    .leftJoin(achievementCollections, eq(achievementCollections.id, achievements.collectionId))
    .leftJoin(
      achievementAwards,
      and(eq(achievementAwards.achievementId, achievements.id), eq(achievementAwards.accountId, accountId)),
    )
    .where(
      and(
        eq(achievements.groupId, groupId),
        or(
          isNull(achievements.archivedAt),
          sql`(${achievementAwards.accountId} is not null and ${achievementAwards.revokedAt} is null)`,
        ),
        isMeant,
      ),
    )
    .orderBy(asc(achievements.createdAt), asc(achievements.id))
    .limit(300);
}

type Row = Awaited<ReturnType<typeof readAll>>[number];

/** The metal of a step: the last of several is gold; an achievement of one step has its own. */
const metalOf = ({ metal, steps }: Pick<Row["badge"], "metal" | "steps">, step: number): Metal =>
  steps.length > 1 ? metals[metals.length - steps.length + Math.min(step, steps.length) - 1]! : metal;

function toBadge({ badge, collection, owners, award, only, progress }: Row): Badge {
  const { id, title, description, icon, points, secret, deed, steps, days, since } = badge;
  const has = award !== null && award.revokedAt === null;
  const level = has ? award.level : 0;
  const isHidden = secret && !has;
  const count = steps[Math.min(level, steps.length - 1)] ?? 0;
  const rule = isHidden
    ? { deed: null, steps: [], days: null, since: null, only: null, count: 0, progress: 0 }
    : { deed, steps, days, since, only, count };
  return {
    ...{ id, icon, metal: metalOf(badge, Math.max(1, level)), points, secret, owners, collection, level },
    title: isHidden ? "Секретное достижение" : title,
    description: isHidden ? "Как его получить, узнаете, когда получите." : description,
    progress: level >= Math.max(1, steps.length) ? count : Math.min(count, progress),
    ...rule,
    at: has ? award.awardedAt.toISOString() : null,
    keyPlace: has ? award.keyPlace : null,
  };
}

/** All achievements of the company as they stand to the viewer. */
export async function readList(viewer: Viewer): Promise<{ items: Badge[] }> {
  return { items: (await readAll(viewer)).map(toBadge) };
}

/** The same by collections; what stands in none is in no collection. */
export async function readCollections(viewer: Viewer): Promise<{ items: BadgeCollection[] }> {
  const rows = await readAll(viewer, sql`${achievements.collectionId} is not null`);
  const all = await db()
    .select()
    .from(achievementCollections)
    .where(eq(achievementCollections.groupId, viewer.groupId))
    .orderBy(asc(achievementCollections.createdAt), asc(achievementCollections.id));
  const items = all.map(({ id, title, description }) => ({
    ...{ id, title, description },
    badges: rows.filter(({ badge }) => badge.collectionId === id).map(toBadge),
  }));
  return { items: items.filter(({ badges }) => badges.length > 0) };
}

/** One achievement, with a page of those who have it; of a secret one only those who have it themselves learn who. */
export async function readOne(viewer: Viewer, { id, after }: { id: string; after?: string | undefined }) {
  const [row] = await readAll(viewer, eq(achievements.id, id));
  if (!row) refuse("not-found");
  const badge = toBadge(row);
  const { award } = row;
  const people = badge.secret && !badge.at ? { items: [], next: undefined } : await readOwners(viewer, id, after);
  return {
    ...badge,
    people: people.items,
    next: people.next,
    revoked: award?.revokedAt ? { at: award.revokedAt.toISOString(), reason: award.revokedFor } : null,
  };
}

async function readOwners(viewer: Viewer, id: string, after: string | undefined) {
  const rows = await db()
    .select({ person: authorColumns, at: achievementAwards.awardedAt, reason: achievementAwards.reason })
    .from(achievementAwards)
    .innerJoin(accounts, eq(accounts.id, achievementAwards.accountId))
    .where(
      and(
        eq(achievementAwards.achievementId, id),
        isNull(achievementAwards.revokedAt),
        isColleague(),
        isNotBlocked(viewer, accounts.id),
        beyond([achievementAwards.awardedAt, accounts.id], after),
      ),
    )
    .orderBy(desc(achievementAwards.awardedAt), desc(accounts.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.at, row.person.accountId]);
  return {
    items: items.map(({ person, at, reason }) => ({ person: toPerson(person), at: at.toISOString(), reason })),
    next,
  };
}

/** What a colleague shows on their page: the key ones, and how many there are. */
export async function readOf({ groupId }: Viewer, { id }: { id: string }) {
  const isHis = and(
    eq(achievementAwards.accountId, id),
    eq(achievementAwards.groupId, groupId),
    isNull(achievementAwards.revokedAt),
  );
  const rows = await db()
    .select({
      ...{ id: achievements.id, title: achievements.title, icon: achievements.icon, metal: achievements.metal },
      ...{ steps: achievements.steps, level: achievementAwards.level },
      total: sql<number>`count(*) over ()::int`,
    })
    .from(achievementAwards)
    .innerJoin(achievements, and(eq(achievements.id, achievementAwards.achievementId), eq(achievements.secret, false)))
    .where(isHis)
    .orderBy(sql`${achievementAwards.keyPlace} nulls last`, desc(achievementAwards.awardedAt), asc(achievements.id))
    .limit(3);
  const items = rows.map(({ id: key, title, icon, level, ...row }) => ({
    id: key,
    title,
    icon,
    metal: metalOf(row, level),
  }));
  return { items, total: rows[0]?.total ?? 0 };
}

/** Three steps that the viewer is nearest to, on the main page. */
export const nearestBadges = ({ accountId, groupId }: Viewer): Part<BadgeGlance[]> =>
  part<BadgeGlance, BadgeGlance[]>(
    sql`select id, title, least(progress, count) as progress, count from (
        select ${achievements.id}, ${achievements.title}, ${achievements.createdAt} as made, ${progressOf(accountId)} as progress,
          ${achievements.steps}[coalesce(a.level, 0) + 1] as count
        from ${achievements} left join ${achievementAwards} a
          on a.achievement_id = ${achievements.id} and a.account_id = ${accountId}
        where ${and(eq(achievements.groupId, groupId), isNull(achievements.archivedAt))}
          and ${achievements.deed} is not null and not ${achievements.secret} and a.revoked_at is null
      ) near where count is not null order by least(1, progress::float / count) desc, made, id limit 3`,
    (rows) => rows,
  );
