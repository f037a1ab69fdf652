import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SearchBox } from "#app/ui/search-box.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { hashtags } from "../routes.ts";
import { HashtagLinks } from "../ui/hashtag-links.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Теги");

export const loader = load(async ({ api, query: { query = "", after } }) => {
  return { query, ...(await api.hashtags.list({ query, after })) };
});

export default function Hashtags() {
  const { query, items, next } = useLoaderData<typeof loader>();
  const { viewer } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Теги"
        actions={viewer.isAdmin && <ButtonLink href={href(hashtags.adminList)}>Объединить или запретить</ButtonLink>}
      >
        По тегу собраны все публикации об одном.
      </PageHeader>
      <SearchBox
        key={query}
        action={href(hashtags.list)}
        label="Найти тег"
        defaultValue={query}
        id="query"
        className="mb-6"
      />
      {items.length > 0 && <HashtagLinks items={items} />}
      {items.length === 0 && query && (
        <EmptyState
          icon="search"
          title="Таких тегов нет"
          action={<ButtonLink href={href(hashtags.list)}>Показать все теги</ButtonLink>}
        >
          Ни один тег не начинается так: {query}.
        </EmptyState>
      )}
      {items.length === 0 && !query && (
        <EmptyState icon="hashtag" title="Тегов пока нет">
          Поставьте решётку перед словом в своей публикации: #кофе. По этому слову её найдут.
        </EmptyState>
      )}
      {next && <MoreLink href={href(hashtags.list, null, { query, after: next })} />}
    </div>
  );
}
