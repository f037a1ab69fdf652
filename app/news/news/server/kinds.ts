import type { ContentKind } from "#app/engines/content/server/index.ts";
import { news } from "#app/news/news/routes.ts";
import { href } from "#app/web/urls.ts";

const official = {
  isPersonal: false,
  address: (id: string, query: { comment?: string }) => href(news.article, { id }, query),
  tab: "news",
  moderatedAs: "article",
} as const;

/** What the newsroom publishes in the company's name. */
export const newsKinds: ContentKind[] = [
  { name: "news", title: "новость", ...official },
  { name: "article", title: "статья", ...official },
];
