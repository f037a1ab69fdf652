import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { ownExports } from "./schema.ts";

/** That a person has asked for their data before. */
export const ownArchives: OwnPart[] = [
  {
    name: "exports",
    title: "Архивы ваших данных",
    by: [ownExports.accountId],
    head: { at: "Попросили", ready: "Собран", until: "Можно было скачать до" },
    rows: (
      me,
    ) => sql`select id as key, ${iso("created_at")} as at, ${iso("ready_at")} as ready, ${iso("until")} as until
      from own_exports where account_id = ${me}`,
  },
];
