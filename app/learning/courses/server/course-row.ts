import { and, eq } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { courses } from "./schema.ts";

/** A course of the reader's company. Refuses another one as not found. */
export async function findHere(viewer: Viewer, id: string, lock?: "for update") {
  const query = db()
    .select()
    .from(courses)
    .where(and(eq(courses.id, id), eq(courses.groupId, viewer.groupId)));
  const [row] = await (lock ? query.for("update") : query);
  return row ?? refuse("not-found");
}

/** Writes a deed at a course into the journal. */
export const tell = (
  { groupId, accountId }: Viewer,
  deed: "course.made" | "course.changed" | "course.published" | "course.archived" | "course.assigned",
  objectId: string,
  name: string,
) => recordAudit({ deed, result: "ok", accountId, groupId, objectId, detail: { name } });
