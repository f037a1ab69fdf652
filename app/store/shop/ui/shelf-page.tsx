import type { ReactNode } from "react";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { href } from "#app/web/urls.ts";
import type { CategoryView, ProductCard } from "../contract.ts";
import { shop } from "../routes.ts";
import { ProductGrid } from "./product-grid.tsx";
import { balanceText, StoreTabs } from "./store-tabs.tsx";

type Props = {
  title: string;
  items: ProductCard[];
  categories: CategoryView[];
  balance: number;
  /** The category that is open. */
  category?: CategoryView;
  query?: string;
  /** Where the next page is. */
  next?: string | false;
  /** Beside the categories: which of all. */
  children?: ReactNode;
  empty: ReactNode;
};

/** A page of the store that shows products: search, categories, a shelf. */
export function ShelfPage({ title, items, categories, balance, category, query, next, children, empty }: Props) {
  const offered = besideOf(categories, category);
  return (
    <>
      <PageHeader title={title} {...(category && { places: placesOf(categories, category) })}>
        {balanceText(balance)}
      </PageHeader>
      <StoreTabs {...(category === undefined && query === undefined && { current: shop.home })} />
      <SearchBox action={href(shop.search)} label="Найти в магазине" defaultValue={query} className="mb-4" />
      {children}
      {offered.length > 0 && (
        <div className="mb-5">
          <Tabs
            label="Категории"
            look="pills"
            tabs={offered.map(({ id, title: name }) => ({
              ...{ href: href(shop.category, { id }), title: name, current: id === category?.id },
            }))}
          />
        </div>
      )}
      {items.length ? <ProductGrid items={items} /> : empty}
      {next && <MoreLink href={next} />}
    </>
  );
}

/** What a category is opened from: the store, and each category that it lies in. */
function placesOf(categories: CategoryView[], { parentId }: CategoryView): { href: string; title: string }[] {
  const above = categories.find(({ id }) => id === parentId);
  if (!above) return [{ href: href(shop.home), title: "Магазин" }];
  return [...placesOf(categories, above), { href: href(shop.category, { id: above.id }), title: above.title }];
}

/** The categories that are offered: those inside of the open one, or beside it where it has none. */
function besideOf(categories: CategoryView[], category?: CategoryView): CategoryView[] {
  const inside = categories.filter(({ parentId }) => parentId === (category?.id ?? null));
  return inside.length ? inside : categories.filter(({ parentId }) => parentId === category?.parentId);
}
