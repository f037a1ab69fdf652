import { eq } from "drizzle-orm";
import { certificates } from "#app/learning/certificates/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { deliverAll } from "#platform/events/index.ts";
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

/** Passes all that is left of a course; tells whether it is over by that. */
export async function goThrough(who: Viewer, id: string): Promise<boolean> {
  const { lessons } = await apiAs(who).courses.one({ id });
  let isOver = false;
  for (const lesson of lessons)
    if (lesson.state !== "done") ({ isOver } = await apiAs(who).courses.finish({ id, lessonId: lesson.id }));
  return isOver;
}

/** The certificates that somebody was given. */
export const givenTo = ({ accountId }: Viewer) =>
  withTenant("*", () => db().select().from(certificates).where(eq(certificates.accountId, accountId)));

type Terms = { dueDays?: number; isAgain?: boolean };

/** Assigns a course, and lets the portal hear of it. */
export async function assign(
  desk: Viewer,
  id: string,
  audience: string[] | null,
  { dueDays = 3, isAgain = false }: Terms = {},
) {
  await apiAs(desk).courseDesk.assign({ id, audience, dueDays, isAgain });
  await deliverAll();
}
