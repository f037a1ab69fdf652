import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PublicationList } from "#app/content/ui/publication-list.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { RubricView } from "../contract.ts";
import { rubricIntents } from "../forms.ts";
import { news } from "../routes.ts";
import { RubricSubscription } from "../ui/rubric-subscription.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ rubric: RubricView }>(({ rubric }) => rubric.title, "Рубрика");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const [rubric, page] = await Promise.all([api.news.rubric({ id }), api.news.list({ rubric: id })]);
  return { rubric, items: page.items.slice(0, 5), more: page.items.length > 5 };
});

export const action = act(rubricIntents);

export default function Rubric() {
  const { rubric, items, more } = useLoaderData<typeof loader>();
  const { id, title, description, subscribed } = rubric;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={title}
        places={[{ href: href(news.rubrics), title: "Рубрики" }]}
        actions={<RubricSubscription id={id} subscribed={subscribed} />}
      >
        {description}
      </PageHeader>
      {items.length > 0 ? (
        <PublicationList items={items} />
      ) : (
        <EmptyState icon="news" title="В этой рубрике пока нет новостей">
          Подпишитесь, и первая придёт в вашу ленту.
        </EmptyState>
      )}
      {more && <MoreLink href={href(news.rubricNews, { id })}>Все новости рубрики</MoreLink>}
    </div>
  );
}
