import { eq } from "drizzle-orm";
import {
  achievementAwards,
  achievementCollections,
  achievements,
  findDue,
} from "#app/loyalty/achievements/server/index.ts";
import { thanksValues } from "#app/loyalty/thanks/server/index.ts";
import { db } from "#platform/db/index.ts";
import { type Economy, someTime } from "./economy.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import { badges, collections, values } from "./words/points.ts";
import type { World } from "./world.ts";

/** Achievements of a company, with everybody who has earned them by what the demo says they did. */
export async function seedBadges(economy: Economy, world: World): Promise<void> {
  const { random, book, groupId, today, people, admin } = economy;
  const begun = new Date(today.getTime() - 100 * 86_400_000);
  const kept = collections.map((one) => ({ id: demoId(random, begun), groupId, ...one, createdAt: begun }));
  await insertRows(achievementCollections, kept);
  const known = await db()
    .select({ id: thanksValues.id, title: thanksValues.title })
    .from(thanksValues)
    .where(eq(thanksValues.groupId, groupId));
  const idOf = (at: number) => known.find(({ title }) => title === values[at]!.title)!.id;
  const made = badges.map(({ collection, deed, steps, days, value, secret, ...badge }, at) => ({
    ...{
      id: demoId(random, begun),
      groupId,
      collectionId: kept[collection]!.id,
      ...badge,
      deed: deed ?? null,
      steps: steps ?? [],
      days: days ?? null,
      since: null,
      onlyId: value === undefined ? null : idOf(value),
    },
    ...{ secret: secret ?? false, createdAt: new Date(begun.getTime() + at * 60_000) },
  }));
  await insertRows(achievements, made);
  const awards: (typeof achievementAwards.$inferInsert)[] = [];
  let keys = 0;
  const give = (badge: (typeof made)[number], accountId: string, by: string | null, reason: string, level = 1) => {
    const person = world.personOf.get(accountId)!;
    const since = new Date(Math.max(begun.getTime(), Date.parse(`${person.hiredOn}T09:00:00Z`)));
    const at = someTime(economy, since);
    const isKey = person.alias === "anna" && keys < 3 && badge.metal === "gold";
    if (isKey) keys += 1;
    const keyPlace = isKey ? keys : null;
    awards.push({
      ...{ achievementId: badge.id, accountId, groupId, awardedBy: by, reason, awardedAt: at },
      ...{ keyPlace, level },
    });
    for (let step = 1; step <= level; step++) {
      const cause = `achievement:${badge.id}:${accountId}${step > 1 ? `:${step}` : ""}`;
      book.grant(accountId, badge.points, { at, kind: "achievement", cause, by, objectId: badge.id });
    }
  };
  for (const badge of made)
    if (badge.deed)
      for (const { person, level } of await findDue({ ...badge, deed: badge.deed }))
        give(badge, person, null, "", level);
  const mentor = made.find(({ title }) => title === "Наставник")!;
  const teacher = people.find(({ person }) => person.alias === "anna" || person.alias === "olga");
  if (teacher) give(mentor, teacher.person.id, admin.id, "Выучила четверых, и все остались");
  await insertRows(achievementAwards, awards);
}
