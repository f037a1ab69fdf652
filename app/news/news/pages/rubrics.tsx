import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { rubricIntents } from "../forms.ts";
import { news } from "../routes.ts";
import { NewsTabs } from "../ui/news-tabs.tsx";
import { RubricCover } from "../ui/rubric-cover.tsx";
import { Subscribers } from "../ui/rubric-facts.tsx";
import { RubricSubscription } from "../ui/rubric-subscription.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Рубрики");

export const loader = load(({ api }) => api.news.rubrics({}));

export const action = act(rubricIntents);

export default function Rubrics() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Рубрики">Подпишитесь на рубрику, и её новости будут в ленте «Подписки».</PageHeader>
      <NewsTabs current="rubrics" />
      {items.length === 0 && (
        <EmptyState icon="news" title="Рубрик пока нет">
          Редакция ещё не завела ни одной рубрики.
        </EmptyState>
      )}
      <ul className="grid grid-cols-[repeat(auto-fill,minmax(min(100%,19rem),1fr))] gap-4">
        {items.map(
          ({ id, slug, title, section, description, count, subscribed, subscribersCount, archived, cover }) => (
            <Card key={id} as="li" lifts className="flex flex-col gap-3">
              {cover ? (
                <RubricCover cover={cover} className="rounded-control" />
              ) : (
                <div className="grid aspect-video place-items-center rounded-control bg-tint text-link">
                  <Icon name="news" size="l" />
                </div>
              )}
              <div className="flex-1">
                <h2 className="text-lg">
                  <CardLink href={href(news.rubric, { id: slug })}>
                    {section && <span className="font-normal text-muted">{section.title} / </span>}
                    {title}
                  </CardLink>
                </h2>
                {description && <p className="mt-1 text-soft">{description}</p>}
              </div>
              <div className="relative z-1 flex flex-wrap items-center justify-between gap-3">
                <span className="text-sm text-muted">
                  {counted(count, ["публикация", "публикации", "публикаций"])}
                  {subscribersCount > 0 && (
                    <>
                      , <Subscribers count={subscribersCount} />
                    </>
                  )}{" "}
                  {archived && <Badge>В архиве</Badge>}
                </span>
                <RubricSubscription id={id} subscribed={subscribed} />
              </div>
            </Card>
          ),
        )}
      </ul>
    </div>
  );
}
