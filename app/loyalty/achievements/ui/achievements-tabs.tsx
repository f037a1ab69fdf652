import { LoyaltyTabs } from "#app/loyalty/balance/ui/loyalty-tabs.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import { achievements } from "../routes.ts";

const all = [
  [href(achievements.list), "Все"],
  [href(achievements.key), "Ключевые"],
  [href(achievements.collections), "Коллекции"],
] as const;

/** Where one is in the chapter, and in achievements. */
export function AchievementsTabs({ current }: { current: (typeof all)[number][1] }) {
  return (
    <LoyaltyTabs current="Достижения">
      <Tabs
        label="Достижения"
        look="pills"
        tabs={all.map(([to, title]) => ({ href: to, title, current: title === current }))}
      />
    </LoyaltyTabs>
  );
}
