import type { Placed } from "#app/web/navigation.ts";
import { feed } from "./routes.ts";

/** Where people find it. */
export const feedNavigation: Placed[] = [
  { on: "side", at: 20, page: feed.work, icon: "feed", text: "Лента", within: ["/feed/", "/ugc/"] },
  { on: "tabs", at: 20, page: feed.work, icon: "feed", text: "Лента", within: ["/feed/", "/ugc/"] },
  { on: "sections", group: "Лента", at: 10, page: feed.work, icon: "work", text: "Работа" },
  { on: "sections", group: "Лента", at: 20, page: feed.life, icon: "life", text: "Жизнь" },
  { on: "sections", group: "Лента", at: 30, page: feed.blogs, icon: "blogs", text: "Блоги" },
  { on: "sections", group: "Лента", at: 40, page: feed.subscriptions, icon: "subscriptions", text: "Подписки" },
  { on: "sections", group: "Лента", at: 50, page: feed.company, icon: "company", text: "Моя компания" },
];
