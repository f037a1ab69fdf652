import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { WholeArticle } from "#app/news/news/ui/whole-article.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button } from "#app/ui/button.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { newsroom } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ article: { title: string } }>(
  ({ article }) => `Предпросмотр: ${article.title}`,
  "Предпросмотр статьи",
);

export const loader = load(async ({ api, params: { id = "" }, query: { as, person = "", language } }) => {
  const [preview, found] = await Promise.all([
    api.newsroom.preview({ id, as: as || undefined, language }),
    person ? api.account.users({ query: person }) : { items: [] },
  ]);
  const people = found.items
    .slice(0, 8)
    .map(({ accountId, firstName, lastName }) => ({ accountId, name: `${firstName} ${lastName}` }));
  return { id, person, people, ...preview };
});

export default function Preview() {
  const { id, article, reader, person, people } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-3xl">
      <Breadcrumbs places={[{ href: href(newsroom.edit, { id }), title: "Правка статьи" }]} />
      <p className="mt-1.5 mb-5 text-muted">Предпросмотр: так статью увидят читатели.</p>
      <form className="mb-4 flex flex-wrap items-end gap-3" action={href(newsroom.preview, { id })}>
        <label className="min-w-0 flex-1">
          <span className="mb-1 block font-medium">Показать глазами</span>
          <input type="search" className="control" name="person" defaultValue={person} autoComplete="off" />
        </label>
        <Button icon="search">Найти</Button>
      </form>
      {people.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {people.map(({ accountId, name }) => (
            <li key={accountId}>
              <a
                className="flex min-h-9 items-center rounded-full border border-line bg-surface px-3.5 text-sm text-ink no-underline hover:bg-well"
                href={href(newsroom.preview, { id }, { as: accountId })}
              >
                {name}
              </a>
            </li>
          ))}
        </ul>
      )}
      {reader && (
        <div className="mb-4">
          <Notice look={reader.sees ? "success" : "warning"}>
            {reader.name}: {reader.sees ? "увидит эту статью, когда она выйдет" : "этой статьи не увидит"}.
          </Notice>
        </div>
      )}
      <WholeArticle article={article} isPreview />
    </div>
  );
}
