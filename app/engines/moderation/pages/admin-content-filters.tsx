import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { moderation } from "#app/engines/moderation/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { RuleKind } from "../contract.ts";
import { contentFilters } from "../desk-routes.ts";
import { RuleCard } from "../ui/filter-card.tsx";
import { kindWords } from "../ui/filter-words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Слова и ссылки");

export const loader = load(({ api }) => api.contentFilters.list({}));

export default function ContentFiltersPage() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Слова и ссылки" places={[{ href: href(moderation.desk), title: "Модерация" }]}>
        Что портал сам замечает в публикациях и комментариях сотрудников. Слова модераторов он не задерживает.
      </PageHeader>
      <p className="mb-6 flex flex-wrap gap-2">
        {(Object.keys(kindWords) as RuleKind[]).map((kind) => (
          <ButtonLink key={kind} href={href(contentFilters.add, { kind })} icon="add">
            {kindWords[kind].make}
          </ButtonLink>
        ))}
      </p>
      {items.length > 0 ? (
        <ul className="space-y-3">
          {items.map((rule) => (
            <RuleCard key={rule.id} rule={rule} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="empty" title="Правил пока нет">
          Добавьте первое: например, пусть публикации со ссылками ждут модератора.
        </EmptyState>
      )}
    </div>
  );
}
