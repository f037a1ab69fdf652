import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { recentQueries, savedQueries } from "./schema.ts";

/** What a person has looked for. */
export const ownQueries: OwnPart[] = [
  {
    name: "recent-queries",
    title: "Что вы недавно искали",
    by: [recentQueries.accountId],
    after: "gone",
    head: { at: "Когда", query: "Запрос" },
    rows: (me) => sql`select key, query, ${iso("asked_at")} as at from recent_queries where account_id = ${me}`,
  },
  {
    name: "saved-queries",
    title: "Сохранённые запросы",
    by: [savedQueries.accountId],
    after: "gone",
    head: { at: "Когда", query: "Запрос", place: "Где", watched: "Сообщать о новом с" },
    rows: (me) =>
      sql`select id as key, query, address as place, ${iso("created_at")} as at,
        ${iso("watched_from")} as watched from saved_queries where account_id = ${me}`,
  },
];
