import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Beside } from "#app/engines/content/ui/beside.tsx";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { KeptStories } from "#app/news/stories/ui/kept-stories.tsx";
import { ReadingPack } from "#app/offline/packs/ui/reading-pack.tsx";
import { shortLinks } from "#app/portal/short-links/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { RubricView } from "../contract.ts";
import { rubricIntents } from "../forms.ts";
import { news } from "../routes.ts";
import { RubricCover } from "../ui/rubric-cover.tsx";
import { Subscribers } from "../ui/rubric-facts.tsx";
import { InsideLinks } from "../ui/rubric-links.tsx";
import { RubricSubscription } from "../ui/rubric-subscription.tsx";
import { placesOf, rubricTitle } from "../ui/rubric-title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ rubric: RubricView }>(({ rubric }) => rubricTitle(rubric), "Рубрика");

export const loader = load(async ({ api, params: { id = "" } }) => {
  const [rubric, beside] = await Promise.all([api.news.rubric({ id }), api.widgets.beside({})]);
  const [{ items }, stories] = await Promise.all([
    api.news.list({ rubric: rubric.id }),
    api.stories.kept({ on: "rubric", id: rubric.id }),
  ]);
  return { rubric, beside, stories: stories.items, items: items.slice(0, 5), more: items.length > 5 };
});

export const action = act(rubricIntents);

export default function Rubric() {
  const { rubric, beside, stories, items, more } = useLoaderData<typeof loader>();
  const { id, slug, title, description, subscribed, subscribersCount, archived, cover, inside } = rubric;
  return (
    <Columns beside={<Beside {...beside} />}>
      {cover && <RubricCover cover={cover} eager className="mb-5 rounded-card" />}
      <PageHeader
        title={title}
        places={placesOf(rubric)}
        actions={<RubricSubscription id={id} subscribed={subscribed} />}
      >
        {description && <p>{description}</p>}
        <p className="mt-1 text-sm">
          <Subscribers count={subscribersCount} /> {archived && <Badge>В архиве: новых публикаций не будет</Badge>}
        </p>
        <p className="mt-1 text-sm">
          <Link
            href={href(shortLinks.share, null, { to: href(news.rubric, { id: slug }) })}
            className="inline-block min-h-6"
          >
            Ссылка и QR-код
          </Link>
        </p>
        <ReadingPack list={href(news.rubricNews, { id: slug })} pages={`${href(news.list)}/`} />
      </PageHeader>
      {inside.length > 0 && (
        <nav aria-label="Рубрики раздела" className="mb-6">
          <InsideLinks items={inside} />
        </nav>
      )}
      <KeptStories items={stories} title="Истории рубрики" />
      {items.length > 0 ? (
        <PublicationList items={items} />
      ) : (
        <EmptyState icon="news" title="В этой рубрике пока нет новостей">
          Подпишитесь, и первая придёт в вашу ленту.
        </EmptyState>
      )}
      {more && <MoreLink href={href(news.rubricNews, { id: slug })}>Все новости рубрики</MoreLink>}
    </Columns>
  );
}
