import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";
import { ShelfPage } from "../ui/shelf-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Поиск в магазине");

export const loader = load(async ({ api, query }) => {
  const asked = (query.query ?? "").trim().slice(0, 200);
  return { asked, ...(await api.shop.shelf({ query: asked, after: query.after })) };
});

export default function StoreSearch() {
  const { asked, next, ...shelf } = useLoaderData<typeof loader>();
  return (
    <ShelfPage
      {...shelf}
      title="Поиск в магазине"
      query={asked}
      next={next && href(shop.search, null, { query: asked, after: next })}
      empty={
        <EmptyState icon="search" title={`По запросу «${asked}» ничего нет`}>
          Проверьте, нет ли опечатки, или загляните в категории выше.
        </EmptyState>
      }
    />
  );
}
