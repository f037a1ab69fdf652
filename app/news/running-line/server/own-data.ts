import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { lineDismissals } from "./schema.ts";

/** Which announcements a person has put away. */
export const ownLines: OwnPart[] = [
  {
    name: "dismissed-lines",
    title: "Скрытые объявления",
    by: [lineDismissals.accountId],
    after: "gone",
    head: { at: "Когда", line: "Объявление" },
    rows: (me) => sql`select line_id as key, line_id as line, ${iso("created_at")} as at
      from line_dismissals where account_id = ${me}`,
  },
];
