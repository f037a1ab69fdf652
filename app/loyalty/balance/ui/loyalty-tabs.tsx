import type { ReactNode } from "react";
import { achievements } from "#app/loyalty/achievements/routes.ts";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { thanks } from "#app/loyalty/thanks/routes.ts";
import { ChapterTabs } from "#app/ui/chapter-tabs.tsx";
import { href } from "#app/web/urls.ts";
import { balance } from "../routes.ts";

const all = [
  [href(balance.bonus), "Бонусы"],
  [href(balance.statement), "Баланс"],
  [href(balance.transfer), "Перевести"],
  [href(tasks.list), "Задания"],
  [href(thanks.wall), "Благодарности"],
  [href(achievements.list), "Достижения"],
] as const;

export type LoyaltyTab = (typeof all)[number][1];

/** The parts of the chapter of points; `children` are the page's own tabs. */
export function LoyaltyTabs({ current, children }: { current: LoyaltyTab; children?: ReactNode }) {
  return (
    <ChapterTabs label="Бонусы" tabs={all.map(([to, title]) => ({ href: to, title, current: title === current }))}>
      {children}
    </ChapterTabs>
  );
}
