import type { FeedTab } from "../contract.ts";

/** The home tabs of the specification (§2), in their order. */
export const tabTitles: Record<FeedTab, string> = {
  life: "Жизнь",
  work: "Работа",
  blogs: "Блоги",
  subscriptions: "Подписки",
  company: "Моя компания",
};
