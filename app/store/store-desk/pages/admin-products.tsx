import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Price } from "#app/store/shop/ui/price.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { storeDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Товары магазина");

export const loader = load(async ({ api, query }) => {
  const asked = (query.query ?? "").trim().slice(0, 200);
  return { asked, ...(await api.shop.deskProducts({ query: asked, after: query.after })) };
});

export default function AdminProducts() {
  const { asked, items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Товары магазина"
        actions={
          <ButtonLink href={href(storeDesk.adminNewProduct)} look="primary" icon="add">
            Новый товар
          </ButtonLink>
        }
      />
      <SearchBox action={href(storeDesk.adminProducts)} label="Найти товар" defaultValue={asked} className="mb-4" />
      {items.length === 0 && <EmptyState icon="shop" title="Товаров нет" />}
      <ul id="products" className="space-y-2">
        {items.map(({ id, title, stock, archived, ...price }) => (
          <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <Link href={href(storeDesk.adminProduct, { id })} className="inline-block min-h-6">
                {title}
              </Link>
              <Price {...price} />
            </div>
            <p className="text-muted">{stock === null ? "Без счёта" : `Осталось: ${stock}`}</p>
            {archived && <Badge>В архиве</Badge>}
          </li>
        ))}
      </ul>
      {next && (
        <MoreLink
          list="products"
          href={href(storeDesk.adminProducts, null, { query: asked || undefined, after: next })}
        />
      )}
    </div>
  );
}
