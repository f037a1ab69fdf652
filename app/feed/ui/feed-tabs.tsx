import { Icon } from "#app/ui/icon.tsx";
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

type View = "card" | "tile";

export function FeedTabs({ current, view }: { current?: FeedTab; view?: View }) {
  const tabs = Object.entries(tabTitles).map(([tab, title]) => ({
    href: href(feed[tab as FeedTab], null, { view: view === "tile" ? view : undefined }),
    title,
    current: tab === current,
  }));
  return <Tabs label="Ленты" tabs={tabs} />;
}

/** The two display modes: card and tile. */
export function ViewSwitch({ tab, view }: { tab: FeedTab; view: View }) {
  return (
    <nav aria-label="Вид ленты" className="flex flex-none rounded-control bg-well p-1">
      <ViewLink to={href(feed[tab])} icon="view-cards" text="Карточки" current={view === "card"} />
      <ViewLink
        to={href(feed[tab], null, { view: "tile" })}
        icon="view-tiles"
        text="Плитка"
        current={view === "tile"}
      />
    </nav>
  );
}

type ViewLinkProps = { to: string; icon: "view-cards" | "view-tiles"; text: string; current: boolean };

function ViewLink({ to, icon, text, current }: ViewLinkProps) {
  return (
    <a
      href={to}
      aria-current={current || undefined}
      className="grid size-9 place-items-center rounded-[0.5rem] text-soft no-underline hover:text-ink aria-[current]:bg-surface aria-[current]:text-link aria-[current]:shadow-card"
    >
      <Icon name={icon} />
      <span className="sr-only">{text}</span>
    </a>
  );
}
