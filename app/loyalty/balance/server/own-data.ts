import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { pointNotes, pointReversals } from "./schema.ts";

const decisions: Record<string, string> = { asked: "ждёт", done: "отменили", refused: "оставили" };

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
  {
    name: "point-reversals",
    title: "Отмены операций, о которых вы просили или решали",
    by: [pointReversals.askedBy, pointReversals.decidedBy],
    after: "nameless",
    head: { at: "Когда", words: "Почему", state: "Что решили" },
    rows: (me) => sql`
      select r.id as key, ${iso("r.created_at")} as at, case when r.asked_by = ${me} then r.words else '' end as words, r.state
      from point_reversals r where ${me} in (r.asked_by, r.decided_by)`,
    tell: (row) => ({ ...row, state: decisions[String(row.state)] }),
  },
];
