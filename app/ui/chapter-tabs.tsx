import type { ReactNode } from "react";
import { Menu, MenuLink } from "./menu.tsx";
import { type Tab, Tabs } from "./tabs.tsx";

type ChapterTabsProps = {
  label: string;
  tabs: Tab[];
  /** The page's own tabs: on a phone they stand in one row with the chapter's, which are folded behind one button. */
  children?: ReactNode;
};

/** The parts of a chapter, and under them those of the page. */
export function ChapterTabs({ label, tabs, children }: ChapterTabsProps) {
  if (!children)
    return (
      <div className="mb-5">
        <Tabs label={label} tabs={tabs} />
      </div>
    );
  return (
    <div className="mb-5">
      <div className="mb-5 hidden sm:block">
        <Tabs label={label} tabs={tabs} />
      </div>
      <div className="flex items-center gap-3">
        <div className="flex-none sm:hidden">
          <Menu label={label} align="start">
            {tabs.map(({ href, title, current }) => (
              <MenuLink key={href} href={href} {...(current && { current })}>
                {title}
              </MenuLink>
            ))}
          </Menu>
        </div>
        <div className="min-w-0 flex-1">{children}</div>
      </div>
    </div>
  );
}
