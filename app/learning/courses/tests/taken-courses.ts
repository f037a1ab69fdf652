import { makePackaged } from "#app/learning/scorm/tests/some-package.ts";
import { apiAs } from "#tests/support/api.ts";
import { sentWork } from "#tests/support/kept-courses.ts";
import type { TwoCompanies } from "#tests/support/two-companies.ts";
import { makeCourse } from "./some-course.ts";

/** How these courses are called. */
export const words = { title: "Как варить кофе", level: "start" as const, tone: "blue" as const };

/** A course of «Север», made anew. */
export const fresh = async ({ admin }: TwoCompanies) => (await makeCourse(admin)).id;

/** The same with the head at it. */
export async function taken(world: TwoCompanies): Promise<string> {
  const id = await fresh(world);
  await apiAs(world.sever.head).courses.enrol({ id });
  return id;
}

/** A course of one task with the head at it. */
export async function tasked({ admin, sever }: TwoCompanies) {
  const desk = apiAs(admin).courseDesk;
  const { id } = await desk.make({ ...words });
  const { id: lessonId } = await desk.putLesson({ id, kind: "task", title: "Дело", body: "Сварите кофе." });
  await desk.publish({ id });
  await apiAs(sever.head).courses.enrol({ id });
  return { id, lessonId };
}

/** A work of the head's that waits for an answer. */
export async function sent(world: TwoCompanies): Promise<string> {
  const at = await tasked(world);
  await apiAs(world.sever.head).courses.submit({ ...at, body: "Сварил." });
  return sentWork(at.id);
}

/** A course of one package with the head at it. */
export async function packaged({ admin, sever }: TwoCompanies) {
  const at = await makePackaged(admin);
  await apiAs(sever.head).courses.enrol({ id: at.id });
  return at;
}

/** A course that the head has begun and reviewed. */
export async function reviewed(world: TwoCompanies): Promise<string> {
  const id = await taken(world);
  const { courses } = apiAs(world.sever.head);
  await courses.start({ id });
  await courses.review({ id, stars: 5 });
  return id;
}

/** The first lesson of a course that the head takes. */
export const lessonOf = async ({ sever }: TwoCompanies, id: string) =>
  (await apiAs(sever.head).courses.one({ id })).lessons[0]!.id;
