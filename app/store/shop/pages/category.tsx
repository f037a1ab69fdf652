import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { CategoryView } from "../contract.ts";
import { shop } from "../routes.ts";
import { ShelfPage } from "../ui/shelf-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ category: CategoryView }>(
  ({ category }) => category.title,
  "Категория товаров",
);

export const loader = load(async ({ api, query, params: { id = "" } }) => {
  const shelf = await api.shop.shelf({ categoryId: id, after: query.after });
  const found = shelf.categories.find((one) => one.id === id);
  if (!found) throw new Response(null, { status: 404 });
  return { ...shelf, category: found };
});

export default function Category() {
  const { next, ...shelf } = useLoaderData<typeof loader>();
  const { id, title } = shelf.category;
  return (
    <ShelfPage
      {...shelf}
      title={title}
      next={next && href(shop.category, { id }, { after: next })}
      empty={<EmptyState icon="shop" title="В этой категории пока пусто" />}
    />
  );
}
