import type { CourseView } from "../contract.ts";
import type { courseLessons } from "./schema.ts";

type Lesson = typeof courseLessons.$inferSelect;

/** What whoever takes a lesson meets of it: what differs in a newer version has changed. */
const met = ({ kind, title, body, url, fileId, quizId, packageId, rules, required, leastMinutes, passAt }: Lesson) =>
  JSON.stringify([kind, title, body, url, fileId, quizId, packageId, rules, required, leastMinutes, passAt]);

/** What would change for somebody who moves from one version of a course to a newer one; `done` are the keys of what they have passed. */
export function changesOf(mine: Lesson[], newer: Lesson[], done: Set<string>): NonNullable<CourseView["newer"]> {
  const before = new Map(mine.map((lesson) => [lesson.key, lesson]));
  const after = new Set(newer.map(({ key }) => key));
  const titles = (lessons: Lesson[]) => lessons.map(({ title }) => title);
  const required = newer.filter((lesson) => lesson.required);
  return {
    added: titles(newer.filter(({ key }) => !before.has(key))),
    gone: titles(mine.filter(({ key }) => !after.has(key))),
    changed: titles(newer.filter((lesson) => before.has(lesson.key) && met(before.get(lesson.key)!) !== met(lesson))),
    done: required.filter(({ key }) => done.has(key)).length,
    required: required.length,
  };
}
