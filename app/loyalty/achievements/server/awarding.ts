import { and, eq, isNotNull, isNull, sql } from "drizzle-orm";
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
import { findDoers, findPresent, readCounts } from "./counting.ts";
import { achievementAwards, achievements } from "./schema.ts";

type Award = { id: string; groupId: string; points: number };
type To = { person: string; by: string | null; reason: string };

/** Gives an achievement once; whoever had it revoked gets it back by hand alone. Gives whether it is new. */
async function give({ id, groupId, points }: Award, { person, by, reason }: To): Promise<boolean> {
  const said = { awardedBy: by, reason, awardedAt: now() };
  const made = await db()
    .insert(achievementAwards)
    .values({ achievementId: id, accountId: person, groupId, ...said })
    .onConflictDoUpdate({
      target: [achievementAwards.achievementId, achievementAwards.accountId],
      set: { ...said, revokedAt: null, revokedFor: "" },
      setWhere: by ? isNotNull(achievementAwards.revokedAt) : sql`false`,
    })
    .returning({ id: achievementAwards.achievementId });
  if (!made.length) return false;
  if (points)
    await grant({
      groupId,
      kind: "achievement",
      cause: `achievement:${id}:${person}`,
      by,
      objectId: id,
      to: person,
      amount: points,
    });
  await announce({ kind: "achievement.awarded", objectId: id, groupId, actorId: by ?? "", data: { person } });
  return true;
}

/** What somebody has done may earn them an achievement. */
export const awardForDeeds: Listener = {
  name: "achievements.deeds",
  kinds: [...deedEvents, "task.decided"],
  async hear(event) {
    const done = event.kind === "task.decided" ? [] : await doneBy(event);
    const people = done.map(({ person }) => person);
    if (event.kind === "task.decided") people.push((event.data as { person: string }).person);
    const deeds = new Set<CountedDeed>(done.flatMap(({ deed }) => (isCounted(deed) ? [deed] : [])));
    if (event.kind === "task.decided") deeds.add("task");
    for (const { id, groupId } of await findPresent([...new Set(people)])) await awardTo(groupId, id, deeds);
  },
};

const isCounted = (deed: string): deed is CountedDeed => deed !== "first-day" && deed !== "anniversary";

async function awardTo(groupId: string, person: string, deeds: Set<CountedDeed>): Promise<void> {
  const rules = (await readRules(groupId)).filter(({ deed }) => deeds.has(deed!));
  if (!rules.length) return;
  const counts = await readCounts(person);
  for (const rule of rules) if (counts[rule.deed!] >= rule.count) await give(rule, { person, by: null, reason: "" });
}

const readRules = (groupId: string) =>
  db()
    .select()
    .from(achievements)
    .where(and(eq(achievements.groupId, groupId), isNotNull(achievements.deed), isNull(achievements.archivedAt)))
    .orderBy(achievements.id);

/** Counts everything anew for everybody: what a new rule gives for the past, and for years in the company. */
export async function recountAll(): Promise<void> {
  for (const { id: groupId } of await db().select({ id: groups.id }).from(groups).orderBy(groups.id))
    for (const rule of await readRules(groupId)) await recount(rule);
}

/** A rule that is new or changed gives for the past, beside the requests; heard twice, or cut off by a kill, it gives each once. */
export const recountRule: Listener = {
  name: "achievements.recount",
  kinds: ["achievement.put"],
  async hear({ objectId }) {
    const isMeant = and(eq(achievements.id, objectId), isNotNull(achievements.deed), isNull(achievements.archivedAt));
    const [rule] = await db().select().from(achievements).where(isMeant);
    if (rule) await recount(rule);
  },
};

/** Gives an achievement to all who have earned it already. */
async function recount(rule: typeof achievements.$inferSelect): Promise<void> {
  const owners = await db()
    .select({ id: achievementAwards.accountId })
    .from(achievementAwards)
    .where(eq(achievementAwards.achievementId, rule.id));
  const has = new Set(owners.map(({ id }) => id));
  for (const person of await findDoers(rule.groupId, rule.deed!, rule.count))
    if (!has.has(person)) await give(rule, { person, by: null, reason: "" });
}

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
  if (!(await give(row, { person: person.accountId, by: accountId, reason })))
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
