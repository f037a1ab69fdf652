import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Counter } from "./counter.tsx";

export type Tab = { href: string; title: ReactNode; current?: boolean; count?: number };

const looks = {
  line: {
    list: "gap-5 border-b border-line sm:gap-7",
    tab: "-mb-px min-h-11 border-b-2 border-transparent text-soft hover:text-ink aria-[current=page]:border-fill aria-[current=page]:text-ink",
  },
  pills: {
    list: "gap-1.5",
    tab: "min-h-10 rounded-full border border-transparent px-4 text-soft hover:bg-well-strong hover:text-ink aria-[current=page]:border-edge/30 aria-[current=page]:bg-surface aria-[current=page]:text-ink aria-[current=page]:shadow-card",
  },
};

type TabsProps = {
  label: string;
  tabs: Tab[];
  look?: keyof typeof looks;
  /** Many at once: those that find no room stand in another row. */
  wraps?: boolean;
};

/** Tabs are links: each has its own address. On a narrow screen the row scrolls by itself, not the page. */
export function Tabs({ label, tabs, look = "line", wraps }: TabsProps) {
  return (
    <nav aria-label={label}>
      <ul
        className={classes(
          wraps
            ? "flex flex-wrap"
            : "-mx-4 flex scroll-px-4 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0",
          looks[look].list,
        )}
      >
        {tabs.map((tab) => (
          <li
            key={tab.href}
            className={classes("flex-none", tab.current && !wraps && "[scroll-initial-target:nearest]")}
          >
            <a
              href={tab.href}
              aria-current={tab.current ? "page" : undefined}
              className={classes(
                "ring-inside flex items-center gap-2 font-medium whitespace-nowrap no-underline transition-colors",
                looks[look].tab,
              )}
            >
              {tab.title}
              {tab.count !== undefined && <Counter value={tab.count} quiet />}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
