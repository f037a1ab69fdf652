import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shop } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Выбор отделения почты");

export const loader = load(async ({ api, query }) => {
  const asked = (query.query ?? "").trim().slice(0, 100);
  return { asked, ...(await api.shop.deliveries({ kind: "post", query: asked })) };
});

export default function PostWidget() {
  const { asked, items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Выбор отделения почты" places={[{ href: href(shop.checkout), title: "Оформление заказа" }]} />
      <SearchBox action={href(shop.postWidget)} label="Индекс, город или улица" defaultValue={asked} className="mb-4" />
      {items.length === 0 && (
        <EmptyState icon="place" title="Такого отделения нет">
          Попробуйте первые цифры индекса или название города.
        </EmptyState>
      )}
      <ul className="space-y-2">
        {items.map(({ id, title, index, town, address }) => (
          <li key={id} className="card flex flex-wrap items-center gap-3 p-4">
            <div className="min-w-0 flex-1">
              <p className="font-semibold">{`${index}, ${title}`}</p>
              <p className="text-soft">{[town, address].filter(Boolean).join(", ")}</p>
            </div>
            <ButtonLink
              size="s"
              href={href(shop.checkout, null, { delivery: id })}
              aria-label={`Выбрать отделение ${index}`}
            >
              Выбрать
            </ButtonLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
