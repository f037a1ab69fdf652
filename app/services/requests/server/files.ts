import { type SQL, sql } from "drizzle-orm";
import { services } from "#app/services/catalogue/server/index.ts";
import { db } from "#platform/db/index.ts";
import { requestExecutors, requestFiles, requestMarks, requests } from "./schema.ts";

/** Opens the files of some requests, those of the answers and those that came with words, to those who read them now, and to nobody else. */
export async function openFilesOf(which: SQL): Promise<void> {
  await db().execute(sql`
    update files set audience = array_remove(array[
        'user:' || brought.initiator_id, 'user:' || brought.approver_id, 'user:' || brought.executor_id,
        'user:' || brought.owner_id], null)
      || array(select 'user:' || e.account_id from ${requestExecutors} e
        where e.service_id = brought.service_id and brought.state <> 'onApproval')
    from (
      select ${requests}.initiator_id, ${requests}.approver_id, ${requests}.executor_id, ${requests}.service_id,
        ${requests}.state, s.owner_id, told.file_id, told.bringer
      from ${requests} join ${services} s on s.id = ${requests}.service_id
        cross join lateral (
          select (said.value -> 'chosen' ->> 0)::uuid as file_id, ${requests}.initiator_id as bringer
          from jsonb_each(${requests}.answers) said
          where said.value -> 'chosen' ->> 0 ~ '^[0-9a-f]{8}-[0-9a-f-]{27}$'
          union all
          select f.file_id, m.by_id from ${requestFiles} f join ${requestMarks} m on m.id = f.mark_id
          where m.request_id = ${requests}.id
        ) told
      where ${which}
    ) brought
    where files.id = brought.file_id and files.owner_id = brought.bringer`);
}
