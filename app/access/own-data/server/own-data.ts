import { sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { erasureRequests, ownExports } from "./schema.ts";

const endings = { withdrawn: "отозвана", refused: "отклонена", done: "выполнена" };

/** That a person has asked for their data before. */
export const ownArchives: OwnPart[] = [
  {
    name: "exports",
    title: "Архивы ваших данных",
    by: [ownExports.accountId],
    after: "gone",
    // The sweep throws their bytes away.
    erase: (me) => [
      sql`update own_exports set until = least(until, ${now()}),
        failed_at = case when ready_at is null then coalesce(failed_at, ${now()}) end where account_id = ${me}`,
    ],
    head: { at: "Попросили", ready: "Собран", until: "Можно было скачать до" },
    rows: (
      me,
    ) => sql`select id as key, ${iso("created_at")} as at, ${iso("ready_at")} as ready, ${iso("until")} as until
      from own_exports where account_id = ${me}`,
  },
  {
    name: "erasures",
    title: "Просьбы удалить данные",
    by: [erasureRequests.accountId],
    after: "kept",
    head: { at: "Когда", ended: "Решено", ending: "Решение", reason: "Почему" },
    rows: (me) => sql`select id as key, ${iso("created_at")} as at, ${iso("ended_at")} as ended, ending, reason
      from erasure_requests where account_id = ${me}`,
    tell: (row) => ({ ...row, ending: said(endings, row.ending) }),
  },
];
