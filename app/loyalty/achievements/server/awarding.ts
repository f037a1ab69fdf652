import { and, eq, isNotNull, isNull, lt } from "drizzle-orm";
import { grant } from "#app/engines/ledger/server/index.ts";
import type { CountedDeed } from "#app/loyalty/achievements/contract.ts";
import { deedEvents, doneBy, findColleague } from "#app/loyalty/balance/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { findDue, findPresent, writerOf } from "./counting.ts";
import { achievementAwards, achievements } from "./schema.ts";

type Award = { id: string; groupId: string; points: number };
type To = { person: string; level: number; by: string | null; reason: string };

/**
 * Gives an achievement, or a further step of it, once; whoever had it revoked gets it back by hand alone. Each step brings the
 * points. Gives whether it is new.
 */
async function give({ id, groupId, points }: Award, { person, level, by, reason }: To): Promise<boolean> {
  const said = { awardedBy: by, reason, awardedAt: now() };
  const made = await db()
    .insert(achievementAwards)
    .values({ achievementId: id, accountId: person, groupId, level, ...said })
    .onConflictDoUpdate({
      target: [achievementAwards.achievementId, achievementAwards.accountId],
      set: by ? { ...said, revokedAt: null, revokedFor: "" } : { level, awardedAt: said.awardedAt },
      setWhere: by
        ? isNotNull(achievementAwards.revokedAt)
        : and(isNull(achievementAwards.revokedAt), lt(achievementAwards.level, level)),
    })
    .returning({ level: achievementAwards.level });
  if (!made[0]) return false;
  const wish = { groupId, kind: "achievement", by, objectId: id, to: person, amount: points };
  // The ledger pays each step once, whatever is asked again.
  for (let step = 1; points && step <= made[0].level; step++)
    await grant({ ...wish, cause: `achievement:${id}:${person}${step > 1 ? `:${step}` : ""}` });
  const data = { person, level: made[0].level };
  await announce({ kind: "achievement.awarded", objectId: id, groupId, actorId: by ?? "", data });
  return true;
}

/** What somebody has done may earn them an achievement. */
export const awardForDeeds: Listener = {
  name: "achievements.deeds",
  kinds: [...deedEvents, "task.decided"],
  async hear(event) {
    const done = event.kind === "task.decided" ? [] : await doneBy(event);
    const people = done.map(({ person }) => person);
    const deeds = new Set<string>(done.map(({ deed }) => deed));
    if (event.kind === "task.decided") {
      people.push((event.data as { person: string }).person);
      deeds.add("task");
    }
    if (event.kind === "publication.published") {
      people.push(...(await writerOf(event.objectId)));
      deeds.add("publication");
    }
    const present = await findPresent([...new Set(people)]);
    for (const [groupId, own] of Map.groupBy(present, (one) => one.groupId))
      for (const rule of await readRules(groupId))
        if (deeds.has(rule.deed)) await giveDue(rule, { people: own.map(({ id }) => id) });
  },
};

type OwnRule = typeof achievements.$inferSelect & { deed: CountedDeed };

const isRule = (row: typeof achievements.$inferSelect): row is OwnRule => row.deed !== null;

async function readRules(groupId: string): Promise<OwnRule[]> {
  const rows = await db()
    .select()
    .from(achievements)
    .where(and(eq(achievements.groupId, groupId), isNotNull(achievements.deed), isNull(achievements.archivedAt)))
    .orderBy(achievements.id);
  return rows.filter(isRule);
}

async function giveDue(rule: OwnRule, whom: { people?: string[]; most?: number }): Promise<number> {
  const due = await findDue(rule, whom);
  for (const one of due) await give(rule, { ...one, by: null, reason: "" });
  return due.length;
}

/** Has every rule counted anew for everybody: years in the company, what no event has told of. */
export async function recountAll(): Promise<void> {
  for (const { id: groupId } of await db().select({ id: groups.id }).from(groups).orderBy(groups.id))
    for (const { id } of await readRules(groupId)) await announceRecount(groupId, id);
}

const announceRecount = (groupId: string, objectId: string) =>
  announce({ kind: "achievement.recount", objectId, groupId, actorId: "" });

/** So many get it in one transaction. */
const atOnce = 200;

/**
 * A rule that is new or changed gives for the past, beside the requests and part by part: the next part is an event of its own
 * and does not find those whom this one has reached. Heard twice, or cut off by a kill, it gives each once.
 */
export const recountRule: Listener = {
  name: "achievements.recount",
  kinds: ["achievement.put", "achievement.recount"],
  async hear({ objectId, groupId }) {
    const isMeant = and(eq(achievements.id, objectId), isNull(achievements.archivedAt));
    const [rule] = await db().select().from(achievements).where(isMeant);
    if (!rule || !isRule(rule)) return;
    if ((await giveDue(rule, { most: atOnce })) === atOnce) await announceRecount(groupId, objectId);
  },
};

type Hand = { id: string; person: string; reason: string };

/** An administrator gives an achievement by hand, with a reason that all read. Refuses one that the company does not have. */
export async function award(viewer: Viewer, { id, person: alias, reason }: Hand): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const [row] = await db()
    .select()
    .from(achievements)
    .where(and(eq(achievements.id, id), eq(achievements.groupId, groupId), isNull(achievements.archivedAt)));
  if (!row) refuse("not-found");
  const person = await findColleague(viewer, alias, "person");
  if (!(await give(row, { person: person.accountId, level: 1, by: accountId, reason })))
    refuse("invalid", "person", { fields: { person: ["У этого коллеги оно уже есть"] } });
  await recordAudit({
    deed: "achievement.awarded",
    result: "ok",
    accountId,
    groupId,
    objectId: person.accountId,
    detail: { name: row.title },
  });
  return { id };
}

/** Takes an achievement away: its owner alone sees that it was, and why; points that came with it stay. */
export async function revoke(viewer: Viewer, { id, person: alias, reason }: Hand): Promise<{ id: string }> {
  const { groupId, accountId } = viewer;
  const person = await findColleague(viewer, alias, "person");
  const [row] = await db()
    .update(achievementAwards)
    .set({ revokedAt: now(), revokedFor: reason, keyPlace: null })
    .where(
      and(
        eq(achievementAwards.achievementId, id),
        eq(achievementAwards.accountId, person.accountId),
        eq(achievementAwards.groupId, groupId),
        isNull(achievementAwards.revokedAt),
      ),
    )
    .returning({ id: achievementAwards.accountId });
  if (!row) refuse("invalid", "person", { fields: { person: ["У этого коллеги его нет"] } });
  await recordAudit({ deed: "achievement.revoked", result: "ok", accountId, groupId, objectId: row.id });
  return { id };
}
