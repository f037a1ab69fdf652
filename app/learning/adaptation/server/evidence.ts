import { and, eq, type SQL, sql } from "drizzle-orm";
import { deputiesNow } from "#app/people/absences/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { closeFile, storeUpload } from "#platform/files/index.ts";
import { adaptationFiles, adaptationHelpers, adaptationRuns } from "./schema.ts";

/** Puts files beside a step in the place of those that were there: for whoever shows them, who helps and who manages adaptation. */
export async function putFiles(viewer: Viewer, runId: string, stepKey: string, files: File[]): Promise<void> {
  const isHere = and(eq(adaptationFiles.runId, runId), eq(adaptationFiles.stepKey, stepKey));
  const before = await db().delete(adaptationFiles).where(isHere).returning();
  for (const { fileId } of before) await closeFile(fileId);
  const audience = [`user:${viewer.accountId}`, "right:adaptation"];
  for (const [place, file] of files.entries()) {
    const stored = await storeUpload(file, { viewer, reach: "company", accept: "file", field: "files", audience });
    await db().insert(adaptationFiles).values({ runId, stepKey, fileId: stored.id, groupId: viewer.groupId, place });
  }
  await openFiles(sql`r.run_id = ${runId}`);
}

/** Opens what was shown to those who help now and to who stands in for them; to nobody who has helped before. */
export async function openFiles(isMeant: SQL = sql`true`): Promise<void> {
  await db().execute(sql`
    with readers as (
      select r.run_id, h.role, coalesce(h.account_id, case h.role when 'supervisor' then n.manager_id end) as id
      from ${adaptationRuns} r join ${adaptationHelpers} h on h.run_id = r.run_id
        join accounts n on n.id = r.account_id
      where ${isMeant} and exists (select from ${adaptationFiles} f where f.run_id = r.run_id)),
    lists as (
      select run_id, array_agg(distinct 'user:' || who order by 'user:' || who) as parts from (
        select run_id, id as who from readers where id is not null
        union select r.run_id, x.deputy_id from readers r join lateral ${deputiesNow(sql`r.id`)} x on true) one
      group by run_id)
    update files set audience = array_prepend('right:adaptation', array_prepend('user:' || r.account_id, coalesce(l.parts, '{}')))
    from ${adaptationFiles} f join ${adaptationRuns} r on r.run_id = f.run_id left join lists l on l.run_id = f.run_id
    where f.file_id = files.id and ${isMeant}`);
}
