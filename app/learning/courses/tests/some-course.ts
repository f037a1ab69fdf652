import type { Viewer } from "#platform/auth/viewer.ts";
import { apiAs } from "#tests/support/api.ts";

type How = { isOut?: boolean; lessons?: number } & Record<string, unknown>;

/** A text among the lessons of a course. */
export const putText = async (desk: Viewer, id: string, title: string, more: object = {}) =>
  (await apiAs(desk).courseDesk.putLesson({ id, kind: "text", title, body: "Читайте.", ...more })).id;

/** A course of texts, published unless told otherwise. */
export async function makeCourse(desk: Viewer, { isOut = true, lessons = 3, ...more }: How = {}) {
  const words = { title: "Кофе и люди", tags: ["сервис"], level: "start" as const, tone: "blue" as const };
  const { id } = await apiAs(desk).courseDesk.make({ ...words, ...more });
  for (let at = 1; at <= lessons; at++) await putText(desk, id, `Урок ${at}`);
  if (isOut && lessons) await apiAs(desk).courseDesk.publish({ id });
  return { id };
}
