import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { feedPlaces, feedTokens, hiddenAuthors, hiddenRubrics, subscriptions } from "./schema.ts";

/** Whom a person reads, whom and what they do not want to meet, and since when they read by RSS. */
export const ownFeeds: OwnPart[] = [
  {
    name: "subscriptions",
    title: "Подписки на людей",
    by: [subscriptions.accountId],
    after: "gone",
    head: { name: "Имя", alias: "Адрес страницы", at: "С" },
    rows: (
      me,
    ) => sql`select s.author_id as key, p.first_name || ' ' || p.last_name as name, p.alias, ${iso("s.created_at")} as at
      from subscriptions s join accounts p on p.id = s.author_id where s.account_id = ${me}`,
  },
  {
    name: "hidden-authors",
    title: "Авторы, скрытые из лент",
    by: [hiddenAuthors.accountId],
    after: "gone",
    head: { name: "Имя", alias: "Адрес страницы", at: "С" },
    rows: (
      me,
    ) => sql`select h.author_id as key, p.first_name || ' ' || p.last_name as name, p.alias, ${iso("h.created_at")} as at
      from hidden_authors h join accounts p on p.id = h.author_id where h.account_id = ${me}`,
  },
  {
    name: "hidden-rubrics",
    title: "Рубрики, скрытые из лент",
    by: [hiddenRubrics.accountId],
    after: "gone",
    head: { title: "Рубрика", at: "С" },
    rows: (me) => sql`select h.rubric_id as key, r.title, ${iso("h.created_at")} as at
      from hidden_rubrics h join rubrics r on r.id = h.rubric_id where h.account_id = ${me}`,
  },
  {
    name: "feed-places",
    title: "Где вы остановились в лентах",
    by: [feedPlaces.accountId],
    after: "gone",
    head: { feed: "Лента", at: "Когда" },
    rows: (me) =>
      sql`select tab as key, '/feed/' || tab as feed, ${iso("read_at")} as at from feed_places where account_id = ${me}`,
  },
  {
    name: "rss",
    title: "Адреса RSS",
    by: [feedTokens.accountId],
    after: "gone",
    head: { at: "Созданы" },
    rows: (me) => sql`select account_id as key, ${iso("created_at")} as at from feed_tokens where account_id = ${me}`,
  },
];
