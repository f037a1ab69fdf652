import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { servicesDesk } from "#app/services/catalogue/desk-routes.ts";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { requestsDesk } from "../desk-routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Показатели заявок");

export const loader = load(({ api }) => api.requests.figures({}));

const numbers = new Intl.NumberFormat("ru");
const told = (value: number | null, unit = "") => (value === null ? "–" : `${numbers.format(value)}${unit}`);

export default function AdminFigures() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div>
      <PageHeader
        title="Показатели заявок"
        places={[{ href: href(servicesDesk.adminList), title: "Каталог сервисов" }]}
      >
        За 90 дней. Самих заявок здесь не видно: их читают те, кого они касаются.
      </PageHeader>
      {items.length > 0 ? (
        <Table
          id="figures"
          caption="Заявки по сервисам"
          hideCaption
          rows={items}
          rowKey={({ serviceId }) => serviceId}
          columns={[
            {
              key: "service",
              title: "Сервис",
              cell: ({ serviceId, service }) => (
                <Link href={href(requestsDesk.adminRoute, { id: serviceId })}>{service}</Link>
              ),
            },
            { key: "all", title: "Подано", number: true, cell: ({ all }) => told(all) },
            { key: "waiting", title: "Не закончены", number: true, cell: ({ waiting }) => told(waiting) },
            { key: "late", title: "Срок вышел", number: true, cell: ({ late }) => told(late) },
            { key: "done", title: "Выполнено", number: true, cell: ({ done }) => told(done) },
            { key: "inTime", title: "В срок", number: true, cell: ({ inTime }) => told(inTime, " %") },
            { key: "hours", title: "Работы, ч", number: true, cell: ({ hours }) => told(hours) },
            { key: "waited", title: "Ждали автора, ч", number: true, cell: ({ waited }) => told(waited) },
            { key: "rating", title: "Оценка", number: true, cell: ({ rating }) => told(rating) },
          ]}
        />
      ) : (
        <EmptyState icon="view-bars" title="Заявок ещё не было">
          Числа появятся, когда люди начнут подавать заявки.
        </EmptyState>
      )}
    </div>
  );
}
