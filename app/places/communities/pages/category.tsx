import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { communities } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Категории сообществ");

export const loader = load(({ api }) => api.communities.categories({}));

export default function CommunityCategories() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Категории" places={[{ href: href(communities.list), title: "Сообщества" }]} />
      {items.length > 0 ? (
        <ul className="grid gap-3 sm:grid-cols-2">
          {items.map(({ id, title, communities: count }) => (
            <Card as="li" key={id} pad="s" lifts>
              <h2 className="text-base font-medium wrap-anywhere">
                <CardLink href={href(communities.list, null, { category: id })}>{title}</CardLink>
              </h2>
              <p className="mt-1 text-sm text-muted">
                {count ? counted(count, ["сообщество", "сообщества", "сообществ"]) : "Пока пусто"}
              </p>
            </Card>
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="communities"
          title="Категорий пока нет"
          action={<ButtonLink href={href(communities.list)}>Все сообщества</ButtonLink>}
        >
          Их заводит администратор портала. Сообщества есть и без них.
        </EmptyState>
      )}
    </div>
  );
}
