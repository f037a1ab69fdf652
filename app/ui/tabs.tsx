import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Counter } from "./counter.tsx";

export type Tab = { href: string; title: ReactNode; current?: boolean; count?: number };

const looks = {
  line: {
    list: "gap-5 border-b border-line sm:gap-7",
    tab: "tab-line",
  },
  pills: {
    list: "gap-1.5",
    tab: "tab-pill",
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
            : "tab-row -mx-4 flex scroll-px-10 overflow-x-auto px-4 [scrollbar-width:none] sm:mx-0 sm:px-0",
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
              className={classes("tab", looks[look].tab)}
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
