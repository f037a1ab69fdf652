import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";
import { ShelfPage } from "../ui/shelf-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ title: string }>(({ title }) => title, "Категория товаров");

export const loader = load(async ({ api, query, params: { id = "" } }) => {
  const shelf = await api.shop.shelf({ categoryId: id, after: query.after });
  const found = shelf.categories.find((one) => one.id === id);
  if (!found) throw new Response(null, { status: 404 });
  return { ...shelf, id, title: found.title };
});

export default function Category() {
  const { id, title, next, ...shelf } = useLoaderData<typeof loader>();
  return (
    <ShelfPage
      {...shelf}
      title={title}
      category={id}
      next={next && href(shop.category, { id }, { after: next })}
      empty={<EmptyState icon="shop" title="В этой категории пока пусто" />}
    />
  );
}
