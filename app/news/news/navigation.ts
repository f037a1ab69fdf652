import type { Placed } from "#app/web/navigation.ts";
import { news } from "./routes.ts";

/** Where people find it. */
export const newsNavigation: Placed[] = [
  { on: "side", at: 30, page: news.list, icon: "news", text: "Новости", within: ["/rubric", "/hashtag/"] },
  { on: "sections", group: "Новости", at: 10, page: news.list, icon: "news", text: "Все новости" },
  { on: "sections", group: "Новости", at: 20, page: news.rubrics, icon: "rubrics", text: "Рубрики" },
];
