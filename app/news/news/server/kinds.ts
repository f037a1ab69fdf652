import type { ContentKind } from "#app/engines/content/server/index.ts";
import { news } from "#app/news/news/routes.ts";
import { href } from "#app/web/urls.ts";
import { firstRubric } from "./rubrics.ts";

const official = {
  isPersonal: false,
  address: (id: string, query: { comment?: string }) => href(news.article, { id }, query),
  tab: "news",
  moderatedAs: "article",
} as const;

const stands = { topic: firstRubric, address: (id: string) => href(news.rubricNews, { id }) };

/** What the newsroom publishes in the company's name. */
export const newsKinds: ContentKind[] = [
  { name: "news", title: "новость", ...official, sign: { text: "Новость", ...stands } },
  { name: "article", title: "статья", ...official, sign: { text: "Статья", ...stands } },
];
