import { and, eq, type SQL, sql } from "drizzle-orm";
import {
  type ContentKind,
  insertPublication,
  isVisible,
  publications,
  readdress,
} from "#app/engines/content/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import { refuse } from "#platform/refusal.ts";
import { courses as urls } from "../routes.ts";
import { isOpened } from "./policy.ts";
import { courseAssignments, courses, enrolments } from "./schema.ts";

const kind = "course-talk";

/** The condition «this publication is the talk of a course» of which something more holds. */
const isTalkOf = (more: SQL): SQL =>
  sql`exists (select from ${courses} c where c.talk_id = ${publications.id} and ${more})`;

/** The talk of a course: whom the course speaks to reads it, those who take it write, its author leads. */
export const courseTalk: ContentKind = {
  name: kind,
  title: "обсуждение курса",
  isPersonal: false,
  address: (id, query) => href(urls.talk, { id }, query),
  tab: "ugc",
  moderatedAs: "article",
  mayWrite: () => sql`false`,
  mayAnswer: ({ accountId }) =>
    isTalkOf(sql`(c.author_id = ${accountId} or exists (select from ${enrolments} e
      where e.course_id = c.id and e.account_id = ${accountId} and e.state <> 'withdrawn'))`),
  mayLead: ({ accountId }) => isTalkOf(sql`c.author_id = ${accountId}`),
};

type Course = Pick<typeof courses.$inferSelect, "id" | "title" | "audience" | "talkId" | "authorId">;

/** Whoever answers there reads it too. */
const withAuthor = (audience: string[] | null, { authorId }: Course) =>
  audience && ([...audience, `user:${authorId}`] as AudiencePart[]);

/** Opens the talk of a course in the name of its author, once; gives its id. */
export async function openTalk(viewer: Viewer, course: Course): Promise<string> {
  const { title, talkId, authorId } = course;
  if (talkId) return talkId;
  const audience = withAuthor(course.audience, course);
  const words = {
    title: `Обсуждение курса «${title}»`,
    body: "Спрашивайте, делитесь тем, что получилось, и отвечайте друг другу.",
  };
  const where = { kind, feed: null, reach: "company" as const, audience, state: "published" as const };
  return insertPublication({ ...viewer, accountId: authorId }, { ...words, ...where, pictures: [], added: [] });
}

/** Lets the talk speak to whom the course speaks, and to whom it was ever assigned. */
export async function addressTalk(course: Course): Promise<void> {
  const { id, audience, talkId } = course;
  if (!talkId) return;
  const given = await db()
    .select({ audience: courseAssignments.audience })
    .from(courseAssignments)
    .where(eq(courseAssignments.courseId, id));
  const all = [audience, ...given.map((one) => one.audience)];
  const parts = new Set(all.flatMap((one) => one ?? []));
  await readdress(talkId, withAuthor(all.includes(null) ? null : [...parts], course));
}

/** The talk of a course, for those who may read it: not while moderators hide it, nor for a desk that the course does not speak to. */
export async function talkFor(viewer: Viewer, talkId: string | null): Promise<string | null> {
  if (!talkId) return null;
  const isRead = and(eq(publications.id, talkId), isVisible(viewer));
  return (await db().$count(publications, isRead)) ? talkId : null;
}

/** The course that a talk is of, and whether the reader takes it. Refuses what they may not open as not found. */
export async function readTalk(viewer: Viewer, { id }: { id: string }) {
  const isMine = and(
    eq(enrolments.courseId, courses.id),
    eq(enrolments.accountId, viewer.accountId),
    enrolments.isLast,
  );
  const [row] = await db()
    .select({ id: courses.id, title: courses.title, state: enrolments.state })
    .from(courses)
    .leftJoin(enrolments, isMine)
    .where(and(eq(courses.talkId, id), isOpened(viewer)));
  const { state, ...course } = row ?? refuse("not-found");
  return { course, isTaken: state !== null && state !== "withdrawn" };
}
