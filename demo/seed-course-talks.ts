import { eq } from "drizzle-orm";
import * as content from "#app/engines/content/server/index.ts";
import { courses } from "#app/learning/courses/server/index.ts";
import { db } from "#platform/db/index.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import type { Random } from "./random.ts";
import type { Rows } from "./seed-courses.ts";
import type { World } from "./world.ts";

const hour = 3_600_000;

/** What those who take a course ask, and what its author answers. */
const said = [
  ["А если зерно другое, пропорция та же?", "Начните с той же, дальше решает вкус: кислит – мельче, горчит – крупнее."],
  ["Прошла в перерыв, всё понятно. Спасибо за примеры из нашей смены!"],
  ["Можно вернуться к уроку, когда курс пройден?", "Да, «Пересмотреть» на странице курса: результат не изменится."],
  ["Не сразу нашёл чек-лист: он в третьем уроке, внизу."],
];

/** The talk of each course, opened by its author; those who have begun the course ask there. */
export async function seedCourseTalks(random: Random, world: World, rows: Rows): Promise<void> {
  const talks = rows.courses.map((course) => {
    const { id: courseId, groupId, authorId } = course;
    const publishedAt = course.publishedAt!;
    const id = demoId(random, publishedAt);
    const body = content.readMarkdown("Спрашивайте, делитесь тем, что получилось, и отвечайте друг другу.");
    const pupils = rows.enrolments.filter(
      (one) => one.courseId === courseId && one.startedAt && one.accountId !== authorId,
    );
    const lines = pupils.length ? random.some(said, random.int(0, 3)) : [];
    const comments = lines.flatMap(([ask, answer], at) => {
      const { accountId } = random.pick(pupils);
      const createdAt = new Date(world.today.getTime() - (lines.length - at) * 30 * hour - random.int(1, 20) * hour);
      const own = {
        groupId,
        reach: "company" as const,
        publicationId: id,
        mentions: {},
        reactionCounts: {},
        editedAt: null,
      };
      const first = demoId(random, createdAt);
      const answeredAt = new Date(createdAt.getTime() + 2 * hour);
      return [
        { ...own, id: first, parentId: null, authorId: accountId, text: ask!, createdAt },
        ...(answer
          ? [{ ...own, id: demoId(random, answeredAt), parentId: first, authorId, text: answer, createdAt: answeredAt }]
          : []),
      ];
    });
    const publication = {
      ...{ id, groupId, reach: "company" as const, audience: null, kind: "course-talk", authorId, body },
      ...{ title: `Обсуждение курса «${course.title}»`, excerpt: content.excerptOf(body), hashtags: [] },
      ...{ publishedAt, createdAt: publishedAt, commentCount: comments.length, state: "published" as const },
    };
    return { courseId: courseId!, publication, comments };
  });
  await insertRows(
    content.publications,
    talks.map(({ publication }) => publication),
  );
  await insertRows(
    content.comments,
    talks.flatMap(({ comments }) => comments),
  );
  for (const { courseId, publication } of talks) {
    await content.align(publication.id);
    await db().update(courses).set({ talkId: publication.id }).where(eq(courses.id, courseId));
  }
}
