import { and, asc, desc, eq, inArray, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import type { Learner } from "../contract.ts";
import { noteTeam, readAssigning } from "./assigning.ts";
import { isLate } from "./course-cards.ts";
import { findHere, tell } from "./course-row.ts";
import { enrolOne } from "./enrolling.ts";
import { isOffered } from "./policy.ts";
import { courses, enrolments } from "./schema.ts";

const rows = () =>
  db()
    .select({ enrolment: enrolments, title: courses.title, person: authorColumns })
    .from(enrolments)
    .innerJoin(courses, eq(courses.id, enrolments.courseId))
    .innerJoin(accounts, eq(accounts.id, enrolments.accountId))
    .$dynamic();

type Row = Awaited<ReturnType<typeof rows>>[number];

function toLearner({ enrolment, title, person }: Row, today: string): Learner {
  const { courseId, state, done, required, score, dueOn, assignedBy, createdAt, endedAt } = enrolment;
  return {
    person: toPerson(person),
    ...{ courseId, title, state, done, required, score, dueOn },
    overdue: isLate(enrolment, today),
    assigned: assignedBy !== null,
    since: createdAt.toISOString(),
    endedAt: endedAt?.toISOString() ?? null,
  };
}

/** Who takes a course and how far they are, the newest first; never what they answer. */
export async function readLearners(viewer: Viewer, { id, after }: { id: string; after?: string | undefined }) {
  const course = await findHere(viewer, id);
  const found = await rows()
    .where(
      and(
        eq(enrolments.courseId, id),
        eq(enrolments.isLast, true),
        beyond([enrolments.createdAt, enrolments.id], after, "desc"),
      ),
    )
    .orderBy(desc(enrolments.createdAt), desc(enrolments.id))
    .limit(pageSize + 1);
  const { items, next } = cut(found, ({ enrolment }) => [enrolment.createdAt, enrolment.id]);
  const today = todayIn(viewer.timeZone);
  const assigning = await readAssigning(id);
  return { title: course.title, assigning, items: items.map((row) => toLearner(row, today)), next };
}

const isLed = ({ accountId, groupId }: Viewer) =>
  and(eq(accounts.managerId, accountId), eq(accounts.groupId, groupId), isColleague());

/** How those whom a reader leads do in their courses: late ones first. */
export async function readTeam(viewer: Viewer) {
  const people = await db()
    .select({ person: authorColumns })
    .from(accounts)
    .where(isLed(viewer))
    .orderBy(asc(accounts.lastName), asc(accounts.firstName))
    .limit(200);
  const today = todayIn(viewer.timeZone);
  const found = await rows()
    .where(and(isLed(viewer), eq(enrolments.isLast, true)))
    .orderBy(sql`(${enrolments.endedAt} is null) desc`, sql`${enrolments.dueOn} nulls last`, desc(enrolments.createdAt))
    .limit(200);
  const offered = await db()
    .select({ id: courses.id, title: courses.title })
    .from(courses)
    .where(isOffered(viewer))
    .orderBy(asc(courses.title))
    .limit(200);
  return {
    people: people.map(({ person }) => toPerson(person)),
    items: found.map((row) => toLearner(row, today)),
    courses: offered,
  };
}

type TeamWish = { id: string; people: string[]; dueDays: number };

/** Assigns a course that a supervisor finds to some of those whom they lead. Refuses anybody else as not found. */
export async function assignTeam(viewer: Viewer, { id, people, dueDays }: TeamWish) {
  const [course] = await db()
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), isOffered(viewer)));
  if (!course) refuse("not-found");
  const found = await db()
    .select({ accountId: accounts.id, zone: accounts.timeZone })
    .from(accounts)
    .where(and(isLed(viewer), inArray(accounts.id, people)))
    .orderBy(asc(accounts.id));
  if (found.length < new Set(people).size) refuse("not-found");
  for (const one of found) await enrolOne(course, { ...one, by: viewer.accountId, dueDays });
  await noteTeam(viewer, course, { people: found.map((one) => one.accountId), dueDays });
  await tell(viewer, "course.assigned", id, course.title);
  return { id, count: found.length };
}
