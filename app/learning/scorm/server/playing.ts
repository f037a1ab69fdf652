import { and, eq, lt, sql } from "drizzle-orm";
import { z } from "zod";
import { colleagueWhere } from "#platform/auth/colleague.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { log } from "#platform/log.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Part, ScormRules } from "../contract.ts";
import { findAttempt } from "./attempts.ts";
import { cmiFor, cmiRule, type Facts, factsOf, isTooLong, judged } from "./cmi.ts";
import { scormAttempts, scormLog, type scormPackages, scormSessions, scormTracks } from "./schema.ts";

/** The event of a try that is passed by the rules of its lesson: its object is what it is a try at. */
export const scormPassed = "scorm.passed";

export type Opened = {
  pack: typeof scormPackages.$inferSelect;
  part: Part;
  session: string;
  cmi: Record<string, unknown>;
  isReview: boolean;
  states: { id: string; title: string; isCompleted: boolean; isPassed: boolean | null }[];
};

/** Opens a part of a try: the one that is asked for, else the first that is not over. Undefined where there is none of such. */
export async function openPart(attemptId: string, asked: string | undefined): Promise<Opened | undefined> {
  const row = await findAttempt(attemptId);
  const person = row && (await colleagueWhere(eq(accounts.id, row.attempt.accountId)));
  if (!row || !person) return undefined;
  const { attempt, pack } = row;
  const tracks = await db().select().from(scormTracks).where(eq(scormTracks.attemptId, attemptId));
  const trackOf = (id: string) => tracks.find((one) => one.part === id);
  const part =
    asked === undefined
      ? (pack.parts.find(({ id }) => !trackOf(id)?.isCompleted) ?? pack.parts[0])
      : pack.parts.find(({ id }) => id === asked);
  if (!part) return undefined;
  const [session, isReview] = [newId(), attempt.endedAt !== null];
  const { groupId, rules } = attempt;
  await db()
    .insert(scormSessions)
    .values({ id: session, groupId, attemptId, part: part.id, isReview, createdAt: now() });
  const kept = trackOf(part.id);
  if (!kept && !isReview) {
    const own = { attemptId, groupId, part: part.id, cmi: {}, isCompleted: !part.isSco, changedAt: now() };
    await db().insert(scormTracks).values(own).onConflictDoNothing();
    await settle(attemptId);
  }
  const cmi = cmiFor({
    ...{ version: pack.version, part, rules, isReview },
    person: { id: person.accountId, name: person.name },
    kept: kept && Object.keys(kept.cmi).length ? kept : undefined,
  });
  const states = pack.parts.map(({ id, title }) => {
    const track = trackOf(id);
    return { id, title, isCompleted: track?.isCompleted ?? false, isPassed: track?.isPassed ?? null };
  });
  return { pack, part, session, cmi, isReview, states };
}

export const commitRule = z.object({
  session: z.uuid(),
  /** Messages of a session are numbered from one. */
  count: z.number().int().min(1).max(1_000_000),
  /** How long the part has been open by the clock of its window, where it tells no time itself. */
  elapsed: z.number().min(0).max(1_000_000),
  isEnd: z.boolean(),
  cmi: cmiRule,
});
export type Commit = z.output<typeof commitRule>;

/**
 * Keeps what a part has sent. What comes again, late or after the end changes nothing and is kept all the same; a look back
 * never lowers what was reached. False where the session is not of this try, and where it is more than is kept: nothing is cut.
 */
export async function keepCommit(attemptId: string, commit: Commit): Promise<boolean> {
  const row = await findAttempt(attemptId);
  if (!row || !(await colleagueWhere(eq(accounts.id, row.attempt.accountId)))) return false;
  // All windows of one try take their turns.
  await db().select({ id: scormAttempts.id }).from(scormAttempts).where(eq(scormAttempts.id, attemptId)).for("update");
  const isIt = and(eq(scormSessions.id, commit.session), eq(scormSessions.attemptId, attemptId));
  const [session] = await db().select().from(scormSessions).where(isIt);
  if (!session) return false;
  if (session.endedAt || commit.count <= session.count) return true;
  const { groupId, part } = session;
  if (isTooLong(commit.cmi)) {
    log.warn("A package wants to keep more than 64 000 signs", { objectId: attemptId });
    return false;
  }
  const body = JSON.stringify(commit);
  await db().insert(scormLog).values({ id: newId(), groupId, sessionId: session.id, body, createdAt: now() });
  const { version, parts } = row.pack;
  const told = factsOf(version, commit.cmi);
  const mastery = row.attempt.rules.usesMastery ? parts.find(({ id }) => id === part)?.mastery : undefined;
  const facts = commit.isEnd && mastery ? judged(version, commit.cmi, told, mastery) : told;
  const passed = (now().getTime() - session.createdAt.getTime()) / 1000;
  const seconds = facts.seconds ?? Math.round(Math.min(commit.elapsed, passed));
  await db()
    .update(scormSessions)
    .set({ count: commit.count, seconds, endedAt: commit.isEnd ? now() : null })
    .where(eq(scormSessions.id, session.id));
  if (session.isReview) return true;
  await putTrack(attemptId, groupId, part, { ...facts, seconds }, commit.cmi);
  await settle(attemptId);
  return true;
}

async function putTrack(
  attemptId: string,
  groupId: string,
  part: string,
  facts: Facts,
  cmi: Record<string, unknown>,
): Promise<void> {
  const [sum] = await db()
    .select({ seconds: sql<number>`coalesce(sum(${scormSessions.seconds}), 0)::int` })
    .from(scormSessions)
    .where(
      and(eq(scormSessions.attemptId, attemptId), eq(scormSessions.part, part), eq(scormSessions.isReview, false)),
    );
  const isIt = and(eq(scormTracks.attemptId, attemptId), eq(scormTracks.part, part));
  const [before] = await db().select().from(scormTracks).where(isIt);
  // The last words of a window that closes may leave out what is long.
  const whole = { ...before?.cmi, ...cmi };
  const row = { cmi: whole, ...reached(before, facts), seconds: sum!.seconds, changedAt: now() };
  await db()
    .insert(scormTracks)
    .values({ attemptId, groupId, part, ...row })
    .onConflictDoUpdate({ target: [scormTracks.attemptId, scormTracks.part], set: row });
}

type Track = typeof scormTracks.$inferSelect;
type Reached = Pick<Track, "isCompleted" | "isPassed" | "score">;

/** What a part has come to: what was reached before it was opened once more stays reached. */
function reached(before: Reached | undefined, { isCompleted, isPassed, score }: Facts): Reached {
  if (!before?.isCompleted) return { isCompleted, isPassed, score };
  const best = Math.max(before.score ?? -1, score ?? -1);
  return {
    isCompleted: true,
    isPassed: before.isPassed || (isPassed ?? before.isPassed),
    score: best < 0 ? null : best,
  };
}

/** Writes what a try comes to by all its parts; the first time it is passed is told to whoever listens. */
async function settle(attemptId: string): Promise<void> {
  const { attempt, pack } = (await findAttempt(attemptId))!;
  const tracks = await db().select().from(scormTracks).where(eq(scormTracks.attemptId, attemptId));
  const of = (part: Part) => tracks.find((one) => one.part === part.id);
  const scores = tracks.flatMap(({ score }) => (score === null ? [] : [score]));
  const score = scores.length ? Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length) : null;
  const seconds = tracks.reduce((sum, one) => sum + one.seconds, 0);
  const isPassed = meets(attempt.rules, pack.parts.map(of), score);
  const isEnded = isPassed || pack.parts.every((part) => of(part)?.isCompleted);
  // What was reached stays reached.
  const passedAt = attempt.passedAt ?? (isPassed ? now() : null);
  const endedAt = attempt.endedAt ?? (isEnded ? now() : null);
  await db().update(scormAttempts).set({ score, seconds, passedAt, endedAt }).where(eq(scormAttempts.id, attemptId));
  if (attempt.passedAt || !passedAt) return;
  const { groupId, objectId, accountId: actorId, lessonKey } = attempt;
  await announce({
    kind: scormPassed,
    objectId,
    groupId,
    actorId,
    data: { lesson: lessonKey, at: passedAt.toISOString() },
  });
}

/** Whether a try is enough for its lesson: all its parts are, or the score is. */
export function meets({ demand, least }: ScormRules, tracks: (Track | undefined)[], score: number | null): boolean {
  if (demand === "opened") return tracks.every((one) => one !== undefined);
  if (demand === "score") return score !== null && score >= least;
  if (demand === "passed") return tracks.every((one) => one?.isPassed === true);
  return tracks.every((one) => one?.isCompleted === true && one.isPassed !== false);
}

/** Lets go of what was kept word for word longer than disputes last; a job. */
export async function dropOldLog(): Promise<void> {
  const before = new Date(now().getTime() - 90 * 86_400_000);
  await db().delete(scormLog).where(lt(scormLog.createdAt, before));
}
