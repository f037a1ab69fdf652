import { page } from "#app/web/urls.ts";

/** The five feeds; one screen shows them all (specification §2). */
export const feed = {
  index: page("/feed", { title: "Лента" }),
  work: page("/feed/work", { title: "Работа", screen: "feed" }),
  life: page("/feed/life", { title: "Жизнь", screen: "feed" }),
  subscriptions: page("/feed/subscriptions", { title: "Подписки", screen: "feed" }),
  company: page("/feed/company", { title: "Моя компания", screen: "feed" }),
  /** How much is new, for «Новых: N». */
  fresh: page("/feed/fresh/:tab"),
  /** Whom or what to hide because of this publication. */
  hide: page("/feed/hide/:id"),
  blogs: page("/feed/blogs", { title: "Блоги", screen: "feed" }),
};
