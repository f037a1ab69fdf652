import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { shop } from "../routes.ts";
import { ProductGrid } from "../ui/product-grid.tsx";
import { StoreTabs } from "../ui/store-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Избранные товары");

export const loader = load(({ api }) => api.shop.favourites({}));

export default function Favourites() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <>
      <PageHeader title="Избранные товары" />
      <StoreTabs current={shop.favourites} />
      {items.length ? (
        <ProductGrid items={items} />
      ) : (
        <EmptyState icon="bookmark" title="Здесь пока пусто">
          На странице товара нажмите «В избранное», и он появится здесь.
        </EmptyState>
      )}
    </>
  );
}
