import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { tasks } from "#app/loyalty/tasks/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { shelfOf } from "../forms.ts";
import { shop } from "../routes.ts";
import { ShelfPage } from "../ui/shelf-page.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Магазин");

export const loader = load(async ({ api, query }) => {
  const shelf = shelfOf(query.shelf);
  return { shelf, ...(await api.shop.shelf({ shelf, after: query.after })) };
});

const titles = { all: "Всё", new: "Новинки", affordable: "На мои баллы" };

export default function Store() {
  const { shelf, items, next, ...rest } = useLoaderData<typeof loader>();
  return (
    <ShelfPage
      title="Магазин"
      {...{ items, ...rest }}
      next={next && href(shop.home, null, { shelf, after: next })}
      empty={
        shelf === "affordable" ? (
          <EmptyState
            icon="balance"
            title="На ваши баллы пока ничего нет"
            action={<ButtonLink href={href(tasks.list)}>Посмотреть задания за баллы</ButtonLink>}
          />
        ) : (
          <EmptyState icon="shop" title="На этой полке пока пусто" />
        )
      }
    >
      <div className="mb-4">
        <Tabs
          label="Полки"
          tabs={Object.entries(titles).map(([name, title]) => ({
            ...{ href: href(shop.home, null, { shelf: name }), title, current: name === shelf },
          }))}
        />
      </div>
    </ShelfPage>
  );
}
