import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoveButtons } from "#app/ui/move-buttons.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { RubricLine } from "../contract.ts";
import { rubricMoveForm } from "../forms.ts";
import { rubrics } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Рубрики редакции");

export const loader = load(async ({ api }) => {
  return { ...(await api.rubrics.list({})), fresh: crypto.randomUUID() };
});

export const action = act({
  move: intent(rubricMoveForm, async ({ api, value, here }) => {
    await api.rubrics.move(value);
    return { to: here() };
  }),
});

export default function DeskRubrics() {
  const { items, fresh } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-4xl">
      <PageHeader
        title="Рубрики"
        places={[{ href: href(newsroom.desk), title: "Редакция" }]}
        actions={
          <ButtonLink href={href(rubrics.edit, { id: fresh })} look="primary" icon="add">
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
            { key: "title", title: "Рубрика", cell: (rubric) => <Name rubric={rubric} /> },
            { key: "count", title: "Публикаций", number: true, cell: ({ count }) => count },
            {
              key: "subscribers",
              title: "Подписчиков",
              number: true,
              cell: ({ subscribersCount }) => subscribersCount,
            },
            {
              key: "editors",
              title: "Кто пишет",
              cell: ({ editors }) => (editors.length ? editors.join(", ") : "Все редакторы"),
            },
            {
              key: "place",
              title: "Порядок",
              cell: ({ id, title, up, down }) => (
                <Form className="relative" data-keep-scroll="">
                  <input type="hidden" name="id" value={id} />
                  <MoveButtons what={title} up={up} down={down} />
                </Form>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}

function Name({ rubric: { id, title, section, reach, fourEyes, archived } }: { rubric: RubricLine }) {
  return (
    <>
      <a className="inline-block min-h-6 text-ink hover:text-link" href={href(rubrics.edit, { id })}>
        {section && <span className="font-normal text-muted">{section} / </span>}
        {title}
      </a>
      <span className="mt-1 flex flex-wrap gap-1.5">
        {reach === "portal" && <Badge>Весь портал</Badge>}
        {fourEyes && <Badge look="brand">Публикует главный редактор</Badge>}
        {archived && <Badge look="warning">В архиве</Badge>}
      </span>
    </>
  );
}
