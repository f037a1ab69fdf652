import { page } from "#app/web/urls.ts";

/** The home tabs of the specification (§2), in their order. */
export const tabTitles = {
  life: "Жизнь",
  work: "Работа",
  blogs: "Блоги",
  subscriptions: "Подписки",
  company: "Моя компания",
};

/** The five feeds; one screen shows them all (specification §2). */
export const feed = {
  index: page("/feed", { title: "Лента" }),
  work: page("/feed/work", { title: tabTitles.work, screen: "feed" }),
  life: page("/feed/life", { title: tabTitles.life, screen: "feed" }),
  subscriptions: page("/feed/subscriptions", { title: tabTitles.subscriptions, screen: "feed" }),
  company: page("/feed/company", { title: tabTitles.company, screen: "feed" }),
  /** How much is new, for «Новых: N». */
  fresh: page("/feed/fresh/:tab"),
  /** Whom or what to hide because of this publication. */
  hide: page("/feed/hide/:id", { title: "Скрыть из лент" }),
  blogs: page("/feed/blogs", { title: tabTitles.blogs, screen: "feed" }),
};
