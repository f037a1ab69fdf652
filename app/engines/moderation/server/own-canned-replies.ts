import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { cannedReplies } from "./schema.ts";

/** Which ready words of the moderators a person wrote last. */
export const ownCannedReplies: OwnPart[] = [
  {
    name: "canned-replies",
    title: "Готовые слова модераторов, которые вы писали",
    by: [cannedReplies.changedBy],
    after: "nameless",
    head: { title: "Название", text: "Слова", at: "Когда" },
    rows: (me) =>
      sql`select id as key, title, text, ${iso("changed_at")} as at from canned_replies where changed_by = ${me}`,
  },
];
