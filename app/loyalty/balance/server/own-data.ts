import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { pointNotes } from "./schema.ts";

/** Words beside points: they go with the person, the movement itself stays. */
export const ownPointNotes: OwnPart[] = [
  {
    name: "point-notes",
    title: "Слова к переводам баллов",
    by: [pointNotes.authorId],
    after: "gone",
    head: { at: "Когда", words: "Что вы написали" },
    rows: (me) => sql`
      select n.transaction_id as key, ${iso("n.created_at")} as at, n.words from point_notes n where n.author_id = ${me}`,
  },
];
