import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { services } from "#app/services/catalogue/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { requests } from "../routes.ts";
import { RequestList } from "../ui/request-list.tsx";
import { RequestsTabs } from "../ui/requests-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мои заявки");

export const loader = load(({ api, query: { after } }) => api.requests.mine({ after }));

const words = [
  "Заявку читают только вы, согласующий, исполнители и тот, кто отвечает за сервис.",
  "Когда всё сделано, оцените. Если неделю промолчать, заявка закроется сама.",
];

export default function MyRequests() {
  const { items, next } = useLoaderData<typeof loader>();
  const toServices = (
    <ButtonLink look="primary" icon="add" href={href(services.list)}>
      Новая заявка
    </ButtonLink>
  );
  return (
    <Columns beside={<HowItWorks words={words} links={[{ href: href(services.list), text: "Все сервисы" }]} />}>
      <PageHeader title="Мои заявки" actions={toServices} />
      <RequestsTabs current="mine" />
      <div className="mt-5">
        {items.length > 0 ? (
          <RequestList items={items} />
        ) : (
          <EmptyState icon="documents" title="Заявок пока нет" action={toServices}>
            Выберите сервис: здесь будет видно, что происходит с вашей заявкой.
          </EmptyState>
        )}
        {next && <MoreLink href={href(requests.mine, null, { after: next })} />}
      </div>
    </Columns>
  );
}
