import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import type { FeedTab } from "../contract.ts";
import { feed, tabTitles } from "../routes.ts";

export function FeedTabs({ current }: { current?: FeedTab }) {
  const tabs = Object.entries(tabTitles).map(([tab, title]) => ({
    href: href(feed[tab as FeedTab]),
    title,
    current: tab === current,
  }));
  return <Tabs label="Ленты" tabs={tabs} />;
}
