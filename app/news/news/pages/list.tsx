import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Beside } from "#app/engines/content/ui/beside.tsx";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { hashtags } from "#app/engines/hashtags/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { rubricIntents } from "../forms.ts";
import { news } from "../routes.ts";
import { NewsTabs } from "../ui/news-tabs.tsx";
import { RubricLinks } from "../ui/rubric-links.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новости");

export const loader = load(async ({ api, query: { after } }) => {
  const [page, rubrics, beside] = await Promise.all([
    api.news.list({ after }),
    api.news.rubrics({}),
    api.widgets.beside({}),
  ]);
  return { ...page, rubrics: rubrics.items, beside };
});

export const action = act({ react: rubricIntents.react });

export default function News() {
  const { items, next, rubrics, beside } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<Beside {...beside} />}>
      <PageHeader
        title="Новости"
        actions={
          <ButtonLink href={href(hashtags.list)} size="s" icon="hashtag">
            Теги
          </ButtonLink>
        }
      />
      <NewsTabs current="list" />
      {rubrics.length > 0 && (
        <nav aria-label="Рубрики" className="mb-6">
          <RubricLinks items={rubrics} all />
        </nav>
      )}
      {items.length > 0 ? (
        <PublicationList items={items} />
      ) : (
        <EmptyState icon="news" title="Новостей пока нет">
          Редакция ещё ничего не опубликовала. Первая новость появится здесь.
        </EmptyState>
      )}
      {next && <MoreLink href={href(news.list, null, { after: next })} />}
    </Columns>
  );
}
