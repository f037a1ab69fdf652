import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { notices } from "./schema.ts";

/** What a person was told of: the words in a notice are other people's, so here is only that there was one. */
export const ownNotices: OwnPart[] = [
  {
    name: "notices",
    title: "Уведомления",
    by: [notices.accountId],
    head: { at: "Когда", kind: "Вид", read: "Прочитано" },
    rows: (me) => sql`select id as key, ${iso("created_at")} as at, kind, ${iso("read_at")} as read
      from notices where account_id = ${me}`,
  },
];
