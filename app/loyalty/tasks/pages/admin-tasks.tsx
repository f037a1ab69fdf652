import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { DeskTabs } from "#app/loyalty/balance/ui/desk-tabs.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { tasksDesk } from "../desk-routes.ts";
import { deskIntents } from "../forms.ts";
import { kindTitles, periodTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Задания компании");

export const loader = load(({ api }) => api.tasks.desk({}));

export const action = act({ archive: deskIntents.archive, revive: deskIntents.revive });

export default function AdminTasks() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-5xl">
      <PageHeader
        title="Задания компании"
        actions={
          <ButtonLink href={href(tasksDesk.adminTask, { id: "new" })} look="primary" icon="add">
            Новое задание
          </ButtonLink>
        }
      />
      <DeskTabs current="Задания" />
      {items.length === 0 ? (
        <EmptyState icon="tests" title="Заданий пока нет">
          Задание – дело, за которое компания дарит баллы.
        </EmptyState>
      ) : (
        <Table
          id="tasks"
          caption="Задания"
          hideCaption
          rows={items}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "title",
              title: "Задание",
              cell: ({ id, title, archived, over, expired }) => (
                <>
                  <Link href={href(tasksDesk.adminTask, { id })}>{title}</Link>{" "}
                  {archived ? (
                    <Badge look="warning">В архиве</Badge>
                  ) : (
                    over && <Badge>{expired ? "Срок истёк" : "Закончилось"}</Badge>
                  )}
                </>
              ),
            },
            { key: "kind", title: "Как засчитывают", cell: ({ kind }) => kindTitles[kind] },
            { key: "period", title: "Как часто", cell: ({ period }) => periodTitles[period] },
            { key: "reward", title: "Баллов", number: true, cell: ({ reward }) => reward },
            {
              key: "paid",
              title: "Сделано",
              number: true,
              cell: ({ paid, limit }) => (limit ? `${paid} из ${limit}` : paid),
            },
            { key: "waiting", title: "Ждут", number: true, cell: ({ waiting }) => waiting },
            {
              key: "archive",
              title: "Архив",
              cell: ({ id, title, archived }) => (
                <Form repeatable>
                  <input type="hidden" name="id" value={id} />
                  <Button
                    size="s"
                    name="intent"
                    value={archived ? "revive" : "archive"}
                    aria-label={`${archived ? "Вернуть" : "В архив"}: ${title}`}
                  >
                    {archived ? "Вернуть" : "В архив"}
                  </Button>
                </Form>
              ),
            },
          ]}
        />
      )}
    </div>
  );
}
