import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { readyWords } from "./schema.ts";

/** Which ready words of the moderators a person wrote last. */
export const ownReadyWords: OwnPart[] = [
  {
    name: "ready-words",
    title: "Готовые слова модераторов, которые вы писали",
    by: [readyWords.changedBy],
    after: "nameless",
    head: { title: "Название", text: "Слова", at: "Когда" },
    rows: (me) =>
      sql`select id as key, title, text, ${iso("changed_at")} as at from ready_words where changed_by = ${me}`,
  },
];
