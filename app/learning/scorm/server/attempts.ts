import { and, asc, eq, inArray, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db, newId } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import type { ScormRules } from "../contract.ts";
import { launchToken } from "./launch-token.ts";
import { scormAttempts, scormPackages, scormTracks } from "./schema.ts";

type Attempt = typeof scormAttempts.$inferSelect;

/** What tries are at: an enrolment and a lesson in it. */
type Of = { objectId: string; lessonKey: string };
type Lesson = Of & { packageId: string; rules: ScormRules };

const isOf = ({ objectId, lessonKey }: Of) =>
  and(eq(scormAttempts.objectId, objectId), eq(scormAttempts.lessonKey, lessonKey));

export type Standing = {
  isPassed: boolean;
  score: number | null;
  tries: {
    id: string;
    number: number;
    score: number | null;
    isEnded: boolean;
    isPassed: boolean;
    seconds: number;
    at: string;
  }[];
  /** Whether one more try may be begun now, and which one is gone on with. */
  mayBegin: boolean;
  going: string | null;
};

/** How somebody stands at a lesson with a package: their tries, and what comes of them by the rules. */
export async function readStanding(lesson: Of & { rules: ScormRules }): Promise<Standing> {
  return standingOf(await attemptsOf(lesson), lesson.rules);
}

const attemptsOf = (of: Of) => db().select().from(scormAttempts).where(isOf(of)).orderBy(asc(scormAttempts.number));

export function standingOf(attempts: Attempt[], { tries, grading }: ScormRules): Standing {
  const last = attempts.at(-1);
  const going = last && !last.endedAt ? last.id : null;
  const isPassed = attempts.some(({ passedAt }) => passedAt !== null);
  return {
    isPassed,
    score: gradeOf(attempts, grading),
    tries: attempts.map(({ id, number, score, endedAt, passedAt, seconds, createdAt }) => ({
      ...{ id, number, score, seconds, isEnded: endedAt !== null, isPassed: passedAt !== null },
      at: createdAt.toISOString(),
    })),
    mayBegin: !going && (tries === 0 || attempts.length < tries),
    going,
  };
}

function gradeOf(attempts: Attempt[], grading: ScormRules["grading"]): number | null {
  const scores = attempts.flatMap(({ score }) => (score === null ? [] : [score]));
  if (!scores.length) return null;
  if (grading === "highest") return Math.max(...scores);
  if (grading === "last") return scores.at(-1)!;
  return Math.round(scores.reduce((sum, one) => sum + one, 0) / scores.length);
}

/** Begins a try, or gives the one that is going. Refuses as a conflict where all are spent. */
export async function beginAttempt(lesson: Lesson & { accountId: string; groupId: string }): Promise<string> {
  const { objectId, lessonKey, packageId, rules, accountId, groupId } = lesson;
  const attempts = await attemptsOf(lesson);
  const { going, mayBegin } = standingOf(attempts, rules);
  if (going) return going;
  if (!mayBegin) refuse("conflict", "tries");
  const id = newId();
  const number = (attempts.at(-1)?.number ?? 0) + 1;
  const made = await db()
    .insert(scormAttempts)
    .values({ id, groupId, accountId, packageId, objectId, lessonKey, number, rules, createdAt: now() })
    .onConflictDoNothing()
    .returning({ id: scormAttempts.id });
  // Two windows at once begin one try.
  return made[0]?.id ?? (await attemptsOf(lesson)).at(-1)!.id;
}

/** Where a try of somebody's own is played; null where no origin for packages is set. Refuses another's as not found. */
export async function frameOf(of: Of & { accountId: string; attemptId: string }): Promise<string | null> {
  const isIt = and(eq(scormAttempts.id, of.attemptId), isOf(of), eq(scormAttempts.accountId, of.accountId));
  if (!(await db().$count(scormAttempts, isIt))) refuse("not-found");
  return config.content.origin ? `${config.content.origin}/${launchToken(of.attemptId)}/` : null;
}

/** The parts of a package with how a try stands in each: of the newest one, where there is any. */
export async function readParts({ packageId }: { packageId: string }, attemptId: string | null) {
  const [row] = await db().select().from(scormPackages).where(eq(scormPackages.id, packageId));
  const tracks = attemptId ? await db().select().from(scormTracks).where(eq(scormTracks.attemptId, attemptId)) : [];
  return (row ?? refuse("not-found")).parts.map(({ id, title }) => {
    const track = tracks.find(({ part }) => part === id);
    return {
      id,
      title,
      isOpened: track !== undefined,
      isCompleted: track?.isCompleted ?? false,
      isPassed: track?.isPassed ?? null,
    };
  });
}

/** How long packages say that they were open, by lesson, for some enrolments: their own word, beside what the portal has seen. */
export function readToldTime(objectIds: string[]) {
  return db()
    .select({ objectId: scormAttempts.objectId, seconds: sql<number>`sum(${scormAttempts.seconds})::int` })
    .from(scormAttempts)
    .where(inArray(scormAttempts.objectId, objectIds))
    .groupBy(scormAttempts.objectId);
}

/** A try with its package, as the other origin asks for it. */
export async function findAttempt(id: string) {
  const [row] = await db()
    .select({ attempt: scormAttempts, pack: scormPackages })
    .from(scormAttempts)
    .innerJoin(scormPackages, eq(scormPackages.id, scormAttempts.packageId))
    .where(eq(scormAttempts.id, id));
  return row;
}
