import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { ChapterTabs } from "#app/ui/chapter-tabs.tsx";
import { counted } from "#app/ui/plural.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";

const tabs = [
  { url: shop.home, title: "Витрина" },
  { url: shop.favourites, title: "Избранное" },
  { url: shop.cart, title: "Корзина" },
  { url: shop.purchases, title: "Мои покупки" },
];

/** The parts of the store. */
export function StoreTabs({ current }: { current?: (typeof tabs)[number]["url"] }) {
  return (
    <ChapterTabs
      label="Магазин"
      tabs={tabs.map(({ url, title }) => ({ href: href(url), title, current: url === current }))}
    />
  );
}

/** How many points may be spent, in words. */
export const balanceText = (balance: number): string => `У вас ${counted(balance, pointForms)}`;
