import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import type { FeedTab } from "../contract.ts";
import { feed } from "../routes.ts";

/** The home tabs of the specification (§2), in their order. */
export const tabTitles: Record<FeedTab, string> = {
  life: "Жизнь",
  work: "Работа",
  blogs: "Блоги",
  subscriptions: "Подписки",
  company: "Моя компания",
};

export function FeedTabs({ current }: { current?: FeedTab }) {
  const tabs = Object.entries(tabTitles).map(([tab, title]) => ({
    href: href(feed[tab as FeedTab]),
    title,
    current: tab === current,
  }));
  return <Tabs label="Ленты" tabs={tabs} />;
}
