import { and, asc, desc, eq, inArray } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { fileUrl } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import type { Submission } from "../contract.ts";
import { lessonSubmissionFiles, lessonSubmissions } from "./schema.ts";

/** What was sent of a lesson, the last first, with what was answered. */
export async function readSubmissions(enrolmentId: string, lessonKey: string): Promise<Submission[]> {
  const rows = await db()
    .select()
    .from(lessonSubmissions)
    .where(and(eq(lessonSubmissions.enrolmentId, enrolmentId), eq(lessonSubmissions.lessonKey, lessonKey)))
    .orderBy(desc(lessonSubmissions.createdAt), desc(lessonSubmissions.id))
    .limit(50);
  const ids = rows.map(({ id }) => id);
  const found = ids.length
    ? await db()
        .select({ submissionId: lessonSubmissionFiles.submissionId, file: files })
        .from(lessonSubmissionFiles)
        .innerJoin(files, eq(files.id, lessonSubmissionFiles.fileId))
        .where(inArray(lessonSubmissionFiles.submissionId, ids))
        .orderBy(asc(files.id))
    : [];
  return rows.map(({ id, body, verdict, words, createdAt, checkedAt }) => ({
    ...{ id, body, verdict, words, at: createdAt.toISOString(), checkedAt: checkedAt?.toISOString() ?? null },
    files: found
      .filter(({ submissionId }) => submissionId === id)
      .map(({ file }) => ({
        kind: "file" as const,
        id: file.id,
        src: fileUrl(file.id),
        name: file.name,
        bytes: file.bytes,
      })),
  }));
}
