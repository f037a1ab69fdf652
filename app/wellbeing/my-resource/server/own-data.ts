import { sql } from "drizzle-orm";
import type { OwnPart } from "#platform/own-data/part.ts";
import { selfChecks } from "./schema.ts";

/** What a person has answered about their own strength. */
export const ownSelfChecks: OwnPart[] = [
  {
    name: "self-checks",
    title: "Самопроверка «Мой ресурс»",
    by: [selfChecks.accountId],
    after: "gone",
    head: { day: "День", overall: "Общий результат", scales: "По шкалам", answers: "Ответы" },
    rows: (me) => sql`
      select day as key, day, overall, (
        select string_agg((s ->> 'title') || ': ' || (s ->> 'score'), ', ') from jsonb_array_elements(scales) s) as scales,
        answers::text as answers
      from self_checks where account_id = ${me}`,
  },
];
