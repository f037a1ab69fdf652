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
  category?: string;
  query?: string;
  /** Where the next page is. */
  next?: string | false;
  /** Beside the categories: which of all. */
  children?: ReactNode;
  empty: ReactNode;
};

/** A page of the store that shows products: search, categories, a shelf. */
export function ShelfPage({ title, items, categories, balance, category, query, next, children, empty }: Props) {
  return (
    <>
      <PageHeader title={title}>{balanceText(balance)}</PageHeader>
      <StoreTabs {...(category === undefined && query === undefined && { current: shop.home })} />
      <SearchBox action={href(shop.search)} label="Найти в магазине" defaultValue={query} className="mb-4" />
      {children}
      {categories.length > 0 && (
        <div className="mb-5">
          <Tabs
            label="Категории"
            look="pills"
            tabs={categories.map(({ id, title: name, count }) => ({
              ...{ href: href(shop.category, { id }), title: name, count, current: id === category },
            }))}
          />
        </div>
      )}
      {items.length ? <ProductGrid items={items} /> : empty}
      {next && <MoreLink href={next} />}
    </>
  );
}
