import {
  and,
  asc,
  between,
  type Column,
  desc,
  eq,
  gt,
  isNotNull,
  isNull,
  lte,
  ne,
  not,
  type SQL,
  sql,
} from "drizzle-orm";
import { todayIn } from "#app/web/server/today.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import type { CourseCard, CourseFormat, CourseLength, CourseSort, CourseWay, Level, Shelf } from "../contract.ts";
import { isOffered, isOpened } from "./policy.ts";
import { courseLessons, courses, enrolments, savedCourses } from "./schema.ts";

/** The newest enrolment of a reader in a course. */
export const isMine = (viewer: Viewer): SQL =>
  and(eq(enrolments.courseId, courses.id), eq(enrolments.accountId, viewer.accountId), eq(enrolments.isLast, true))!;

const isSaved = (viewer: Viewer) => sql<boolean>`exists (select from ${savedCourses} s
  where s.course_id = ${courses.id} and s.account_id = ${viewer.accountId})`;

export const cardColumns = (viewer: Viewer) => ({
  course: courses,
  mine: enrolments,
  saved: isSaved(viewer),
});

type CardRow = {
  course: typeof courses.$inferSelect;
  mine: typeof enrolments.$inferSelect | null;
  saved: boolean;
};

/** Whether an enrolment is late on a day. */
export const isLate = ({ dueOn, endedAt }: { dueOn: string | null; endedAt: Date | null }, today: string): boolean =>
  dueOn !== null && endedAt === null && dueOn < today;

/** A course as lists show it. */
export function toCard({ course, mine, saved }: CardRow, viewer: Viewer): CourseCard {
  const { id, title, summary, tags, level, tone, minutes } = course;
  const way = mine && {
    state: mine.state,
    done: mine.done,
    required: mine.required,
    dueOn: mine.dueOn,
    overdue: isLate(mine, todayIn(viewer.timeZone)),
    assigned: mine.assignedBy !== null,
  };
  return { id, title, summary, tags, level, tone, minutes, mine: way, saved };
}

const cards = (viewer: Viewer, wish: SQL | undefined) =>
  db().select(cardColumns(viewer)).from(courses).leftJoin(enrolments, isMine(viewer)).where(wish).$dynamic();

/** The tags of what a reader finds, those that stand at most courses first. */
async function readTags(viewer: Viewer): Promise<string[]> {
  const tag = sql<string>`unnest(${courses.tags})`;
  const rows = await db()
    .select({ tag: tag.as("tag"), count: sql`count(*)`.as("count") })
    .from(courses)
    .where(isOffered(viewer))
    .groupBy(sql`1`)
    .orderBy(sql`2 desc`, sql`1`)
    .limit(30);
  return rows.map((row) => row.tag);
}

/** What learning begins with: what is gone on with, what was assigned, nearest terms first, what a reader could take. */
export async function readHome(viewer: Viewer) {
  const isGoing = isNull(enrolments.endedAt);
  const rows = await cards(viewer, and(isOpened(viewer), isNotNull(enrolments.id), isGoing))
    .orderBy(sql`${enrolments.dueOn} nulls last`, desc(enrolments.createdAt))
    .limit(50);
  const own = rows.map((row) => toCard(row, viewer));
  const isNew = and(isOffered(viewer), isNull(enrolments.id));
  const recommended = await cards(viewer, isNew).orderBy(desc(courses.publishedAt), desc(courses.id)).limit(6);
  return {
    going: own.filter(({ mine }) => mine?.state === "in-progress" && !mine.assigned),
    assigned: own.filter(({ mine }) => mine?.assigned || mine?.state === "enrolled"),
    recommended: recommended.map((row) => toCard(row, viewer)),
    tags: await readTags(viewer),
    leads: (await db().$count(accounts, eq(accounts.managerId, viewer.accountId))) > 0,
  };
}

type Wish = {
  tag?: string | undefined;
  query: string;
  level?: Level | undefined;
  length?: CourseLength | undefined;
  format?: CourseFormat | undefined;
  way?: CourseWay | undefined;
  sort?: CourseSort | undefined;
  after?: string | undefined;
};

const named = (query: string) =>
  sql`position(lower(${query}) in lower(${courses.title} || ' ' || ${courses.summary} || ' ' || array_to_string(${courses.tags}, ' '))) > 0`;

const isOfLength: Record<CourseLength, SQL> = {
  short: lte(courses.minutes, 30),
  middle: between(courses.minutes, 31, 120),
  long: gt(courses.minutes, 120),
};

/** The condition «the newest version has a lesson of which this holds». */
const hasLesson = (isIt: SQL) =>
  sql`exists (select from ${courseLessons} where ${courseLessons.planId} = ${courses.planId} and ${isIt})`;

const isOfFormat = (format: CourseFormat): SQL =>
  format === "text" ? not(hasLesson(ne(courseLessons.kind, "text"))) : hasLesson(eq(courseLessons.kind, format));

const isOnWay: Record<CourseWay, SQL> = {
  mine: isNotNull(enrolments.id),
  mandatory: and(isNotNull(enrolments.assignedBy), isNull(enrolments.endedAt))!,
  done: eq(enrolments.state, "completed"),
};

const orders: Record<CourseSort, { by: Column; way: "asc" | "desc" }> = {
  new: { by: courses.publishedAt, way: "desc" },
  title: { by: courses.title, way: "asc" },
  short: { by: courses.minutes, way: "asc" },
};

/** The catalogue: what a reader may take, narrowed as they ask, in the order that they ask for. */
export async function readCatalogue(viewer: Viewer, wished: Wish) {
  const { tag, query, level, length, format, way: stands, sort = "new", after } = wished;
  const { by, way } = orders[sort];
  const wish = and(
    isOffered(viewer),
    tag ? sql`${tag.toLowerCase()} = any(${courses.tags})` : undefined,
    level ? eq(courses.level, level) : undefined,
    length && isOfLength[length],
    format && isOfFormat(format),
    stands && isOnWay[stands],
    query ? named(query) : undefined,
    beyond([by, courses.id], after, way),
  );
  const inOrder = way === "asc" ? asc : desc;
  const rows = await cards(viewer, wish)
    .orderBy(inOrder(by), inOrder(courses.id))
    .limit(pageSize + 1);
  const keyOf = ({ publishedAt, title, minutes }: CardRow["course"]) => ({ new: publishedAt!, title, short: minutes });
  const { items, next } = cut(rows, ({ course }) => [keyOf(course)[sort], course.id]);
  return { items: items.map((row) => toCard(row, viewer)), next, tags: await readTags(viewer) };
}

const shelfOf: Record<Shelf, (viewer: Viewer) => SQL | undefined> = {
  going: () => and(isNotNull(enrolments.id), isNull(enrolments.endedAt)),
  done: () => eq(enrolments.state, "completed"),
  saved: (viewer) => isSaved(viewer),
};

/** What a reader is at, has passed, has put aside. */
export async function readMine(viewer: Viewer, { shelf, after }: { shelf: Shelf; after?: string | undefined }) {
  const wish = and(isOpened(viewer), shelfOf[shelf](viewer), beyond([courses.createdAt, courses.id], after, "desc"));
  const rows = await cards(viewer, wish)
    .orderBy(desc(courses.createdAt), desc(courses.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ course }) => [course.createdAt, course.id]);
  return { items: items.map((row) => toCard(row, viewer)), next };
}

/** Courses that words name, by their names, as search asks for them. */
export const namedCourses = (viewer: Viewer, query: string) =>
  db()
    .select({ id: courses.id, title: courses.title, beside: sql<string>`${courses.summary}`.as("beside") })
    .from(courses)
    .where(and(isOffered(viewer), named(query)))
    .orderBy(asc(courses.title), asc(courses.id))
    .limit(50);
