import { and, desc, eq, sql } from "drizzle-orm";
import { authorColumns, toPerson } from "#app/engines/content/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { findHere } from "./course-row.ts";
import { findCourse } from "./course-view.ts";
import { isDesk } from "./policy.ts";
import { readRating } from "./rating.ts";
import { courseReviews, enrolments } from "./schema.ts";

type Row = { one: typeof courseReviews.$inferSelect; person: Parameters<typeof toPerson>[0] };

const toReview = ({ one: { stars, body, changedAt }, person }: Row) => ({
  ...{ person: toPerson(person), stars, body, at: changedAt.toISOString() },
});

const rows = () =>
  db()
    .select({ one: courseReviews, person: authorColumns })
    .from(courseReviews)
    .innerJoin(accounts, eq(accounts.id, courseReviews.accountId))
    .$dynamic();

/** The reviews of a course, the newest first, with one's own apart. */
export async function readReviews(viewer: Viewer, { id, after }: { id: string; after?: string | undefined }) {
  const { course, mine } = await findCourse(viewer, id);
  const found = await rows()
    .where(
      and(eq(courseReviews.courseId, id), beyond([courseReviews.createdAt, courseReviews.accountId], after, "desc")),
    )
    .orderBy(desc(courseReviews.createdAt), desc(courseReviews.accountId))
    .limit(pageSize + 1);
  const { items, next } = cut(found, ({ one }) => [one.createdAt, one.accountId]);
  const own = await rows().where(and(eq(courseReviews.courseId, id), eq(courseReviews.accountId, viewer.accountId)));
  return {
    ...{ title: course.title, ...(await readRating(id)), items: items.map(toReview), next },
    mine: own[0] ? toReview(own[0]) : null,
    mayWrite: course.takesReviews && mine !== null && mine.startedAt !== null,
    mayRemove: isDesk(viewer),
  };
}

type Words = { id: string; stars: number; body: string };

/** Writes what one thinks of a course, or writes it anew. Refuses those who have not begun it as not found. */
export async function review(viewer: Viewer, { id, stars, body }: Words): Promise<{ id: string }> {
  const { course } = await findCourse(viewer, id);
  const { accountId, groupId } = viewer;
  const hasBegun = and(
    eq(enrolments.courseId, id),
    eq(enrolments.accountId, accountId),
    sql`${enrolments.startedAt} is not null`,
  );
  if (!(await db().$count(enrolments, hasBegun))) refuse("not-found");
  if (!course.takesReviews) refuse("forbidden", "reviews");
  const said = { stars, body, changedAt: now() };
  await db()
    .insert(courseReviews)
    .values({ courseId: id, accountId, groupId, ...said, createdAt: now() })
    .onConflictDoUpdate({ target: [courseReviews.courseId, courseReviews.accountId], set: said });
  return { id };
}

/** Takes one's own review away. */
export async function dropReview(viewer: Viewer, { id }: { id: string }): Promise<{ id: string }> {
  await findCourse(viewer, id);
  await drop(id, viewer.accountId);
  return { id };
}

/** Takes somebody's review away from a course of the company. */
export async function dropReviewOf(
  viewer: Viewer,
  { id, account }: { id: string; account: string },
): Promise<{ id: string }> {
  const { title } = await findHere(viewer, id);
  if (!(await drop(id, account))) refuse("not-found");
  const { groupId, accountId } = viewer;
  const detail = { name: title };
  await recordAudit({ deed: "course.review-removed", result: "ok", accountId, groupId, objectId: id, detail });
  return { id };
}

async function drop(courseId: string, accountId: string): Promise<boolean> {
  const isIt = and(eq(courseReviews.courseId, courseId), eq(courseReviews.accountId, accountId));
  return (await db().delete(courseReviews).where(isIt).returning()).length > 0;
}
