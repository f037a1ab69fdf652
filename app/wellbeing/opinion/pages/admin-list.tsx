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
import { opinion } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Темы мнений");

export const loader = load(({ api }) => api.opinion.topics({}));

export default function OpinionTopics() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div>
      <PageHeader
        title="Темы мнений"
        actions={
          <>
            <ButtonLink href={href(opinion.queue)}>Ждут моего ответа</ButtonLink>
            <ButtonLink href={href(opinion.adminTopic, { id: "new" })} look="primary" icon="add">
              Новая тема
            </ButtonLink>
          </>
        }
      >
        Сами мнения читают только те, кто отвечает за тему. Здесь видно, сколько их и не вышел ли срок.
      </PageHeader>
      {items.length > 0 ? (
        <Table
          id="topics"
          caption="Темы"
          hideCaption
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "title",
              title: "Тема",
              cell: ({ id, title, closed }) => (
                <>
                  <a className="inline-block min-h-6 text-link" href={href(opinion.adminTopic, { id })}>
                    {title}
                  </a>{" "}
                  {closed && <Badge>закрыта</Badge>}
                </>
              ),
            },
            { key: "owners", title: "Отвечают", cell: ({ owners }) => owners.map(({ name }) => name).join(", ") },
            { key: "term", title: "Срок, дней", number: true, cell: ({ termDays }) => termDays },
            { key: "unnamed", title: "Без имени", cell: ({ unnamed }) => (unnamed ? "можно" : "нельзя") },
            { key: "waiting", title: "Ждут ответа", number: true, cell: ({ waiting }) => waiting },
            { key: "overdue", title: "Срок вышел", number: true, cell: ({ overdue }) => overdue },
            { key: "all", title: "Всего", number: true, cell: ({ all }) => all },
          ]}
        />
      ) : (
        <EmptyState icon="feedback" title="Тем пока нет">
          Назовите первую тему и тех, кто будет отвечать: после этого коллеги смогут высказаться.
        </EmptyState>
      )}
    </div>
  );
}
