import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { newsroom } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Рубрики редакции");

export const loader = load(async ({ api }) => {
  return { ...(await api.news.rubrics({})), fresh: crypto.randomUUID() };
});

export default function DeskRubrics() {
  const { items, fresh } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <PageHeader
        title="Рубрики"
        places={[{ href: href(newsroom.desk), title: "Редакция" }]}
        actions={
          <ButtonLink href={href(newsroom.rubric, { id: fresh }, { fresh: "1" })} look="primary" icon="add">
            Новая рубрика
          </ButtonLink>
        }
      />
      {items.length === 0 ? (
        <EmptyState icon="news" title="Рубрик пока нет">
          Заведите первую: без рубрики новость не опубликовать.
        </EmptyState>
      ) : (
        <Table
          id="rubrics"
          caption="Рубрики"
          hideCaption
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "title",
              title: "Рубрика",
              cell: ({ id, title }) => (
                <a className="inline-block min-h-6 text-ink hover:text-link" href={href(newsroom.rubric, { id })}>
                  {title}
                </a>
              ),
            },
            { key: "count", title: "Публикаций", number: true, cell: ({ count }) => count },
            {
              key: "rules",
              title: "Особенности",
              cell: ({ fourEyes, archived, reach }) => (
                <span className="flex flex-wrap gap-1.5">
                  {reach === "portal" && <Badge>Весь портал</Badge>}
                  {fourEyes && <Badge look="brand">Вторая пара глаз</Badge>}
                  {archived && <Badge look="warning">В архиве</Badge>}
                </span>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}
