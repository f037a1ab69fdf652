import { and, asc, desc, eq, gt, isNull, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { findHere, tell } from "./course-row.ts";
import { enrolOne } from "./enrolling.ts";
import { courseAssignments, courses, enrolments } from "./schema.ts";
import { addressTalk } from "./talk.ts";

type Course = typeof courses.$inferSelect;
type Wish = { id: string; audience: string[] | null; dueDays: number; isAgain: boolean };

/** So many people are enrolled in one transaction; the others in the next. */
const atOnce = 100;

/** Assigns a course to an audience of the company: who belongs to it now is enrolled soon after, each once. */
export async function assign(viewer: Viewer, { id, audience, dueDays, isAgain }: Wish): Promise<{ id: string }> {
  const course = await findHere(viewer, id);
  if (course.state !== "published") refuse("conflict", course.state);
  const people = await db().$count(accounts, isMeant(course, { audience, isAgain }));
  const assignment = await note(viewer, course, { audience, dueDays, isAgain, people });
  const { groupId, accountId: actorId } = viewer;
  await announce({ kind: "course.assigning", objectId: id, groupId, actorId, data: { assignment } });
  await tell(viewer, "course.assigned", id, course.title);
  return { id };
}

/** Writes down that a supervisor has assigned a course to some of their team, who are enrolled already. */
export async function noteTeam(
  viewer: Viewer,
  course: Course,
  { people, dueDays }: { people: string[]; dueDays: number },
) {
  const audience = people.map((one) => `user:${one}`);
  const done = { people: people.length, seen: people.length, doneAt: now() };
  await note(viewer, course, { audience, dueDays, isAgain: true, ...done });
}

type Noted = Omit<Wish, "id"> & { people: number; seen?: number; doneAt?: Date };

async function note({ groupId, accountId: assignedBy }: Viewer, course: Course, row: Noted): Promise<string> {
  const id = newId();
  await db()
    .insert(courseAssignments)
    .values({ id, groupId, courseId: course.id, assignedBy, ...row, createdAt: now() });
  await addressTalk(course);
  return id;
}

/** Who belongs to an audience; of those who have passed the course only where it is to be passed anew. */
function isMeant({ id, groupId }: Course, { audience, isAgain }: Pick<Wish, "audience" | "isAgain">): SQL {
  const isChosen = audience && sql`audience_of(${accounts.id}, '{}'::text[]) && ${partsOf(audience)}::text[]`;
  const hasNotPassed = sql`not exists (select from ${enrolments} e where e.course_id = ${id}
    and e.account_id = ${accounts.id} and e.is_last and e.state = 'completed')`;
  return and(eq(accounts.groupId, groupId), isColleague(), isChosen ?? undefined, isAgain ? undefined : hasNotPassed)!;
}

const partsOf = (parts: string[]) => sql.param(`{${parts.map((part) => JSON.stringify(part)).join(",")}}`);

/** Enrols the next part of an audience, and has the one after it called; whatever stops it, each is enrolled once. */
export const enrolAudience: Listener = {
  name: "courses.assigning",
  kinds: ["course.assigning"],
  async hear(event) {
    const { assignment: id } = event.data as { assignment: string };
    const isWaiting = and(eq(courseAssignments.id, id), isNull(courseAssignments.doneAt));
    const [one] = await db().select().from(courseAssignments).where(isWaiting).for("update");
    const [course] = await db().select().from(courses).where(eq(courses.id, event.objectId));
    if (!one || !course) return;
    const people = course.state === "published" ? await nextOf(course, one) : [];
    for (const person of people) await enrolOne(course, { ...person, by: one.assignedBy, dueDays: one.dueDays });
    const isOver = people.length < atOnce;
    await db()
      .update(courseAssignments)
      .set({
        lastId: people.at(-1)?.accountId ?? one.lastId,
        seen: one.seen + people.length,
        doneAt: isOver ? now() : null,
      })
      .where(eq(courseAssignments.id, id));
    if (!isOver) await announce(event);
  },
};

const nextOf = (course: Course, one: typeof courseAssignments.$inferSelect) =>
  db()
    .select({ accountId: accounts.id, zone: accounts.timeZone })
    .from(accounts)
    .where(and(isMeant(course, one), one.lastId ? gt(accounts.id, one.lastId) : undefined))
    .orderBy(asc(accounts.id))
    .limit(atOnce);

/** How far the newest assignment of a course is, while it goes on. */
export async function readAssigning(courseId: string): Promise<{ seen: number; people: number } | null> {
  const [row] = await db()
    .select({ seen: courseAssignments.seen, people: courseAssignments.people })
    .from(courseAssignments)
    .where(and(eq(courseAssignments.courseId, courseId), isNull(courseAssignments.doneAt)))
    .orderBy(desc(courseAssignments.createdAt))
    .limit(1);
  return row ?? null;
}
