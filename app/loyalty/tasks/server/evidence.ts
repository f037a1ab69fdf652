import { eq, sql } from "drizzle-orm";
import type { Task } from "#app/loyalty/tasks/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { closeFile, storeUpload } from "#platform/files/index.ts";
import { taskRunFiles, taskRuns } from "./schema.ts";

/** A column beside a run: the files that were shown with it. */
export const filesOfRun = sql<NonNullable<Task["run"]>["files"]>`coalesce((
  select json_agg(json_build_object(
    'kind', 'file', 'id', f.id, 'src', '/files/' || f.id, 'name', f.name, 'bytes', f.bytes) order by s.place)
  from ${taskRunFiles} s join files f on f.id = s.file_id where s.run_id = ${taskRuns}.id), '[]'::json)`;

/** Puts files beside a run in the place of those that were there: for whoever shows them and for those who check. */
export async function putFiles(viewer: Viewer, runId: string, files: File[]): Promise<void> {
  const before = await db().delete(taskRunFiles).where(eq(taskRunFiles.runId, runId)).returning();
  for (const { fileId } of before) await closeFile(fileId);
  const audience = [`user:${viewer.accountId}`, "right:points"];
  for (const [place, file] of files.entries()) {
    const stored = await storeUpload(file, { viewer, reach: "company", accept: "file", field: "files", audience });
    await db().insert(taskRunFiles).values({ runId, fileId: stored.id, groupId: viewer.groupId, place });
  }
}
