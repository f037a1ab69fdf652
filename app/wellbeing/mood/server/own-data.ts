import { sql } from "drizzle-orm";
import { type OwnPart, said } from "#platform/own-data/part.ts";
import { moods } from "./schema.ts";

const levels = { bad: "плохое", average: "среднее", good: "хорошее", best: "отличное" };

/** How a person's days were, with their notes. */
export const ownMoods: OwnPart[] = [
  {
    name: "moods",
    title: "Настроение",
    by: [moods.accountId],
    after: "gone",
    head: { day: "День", level: "Настроение", tags: "О чём", note: "Заметка", shared: "Показано руководителю" },
    rows: (me) => sql`select day as key, day, level, tags, note, shared from moods where account_id = ${me}`,
    tell: (row) => ({ ...row, level: said(levels, row.level) }),
  },
];
