import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { BesideLines, linesOf } from "#app/engines/content/ui/beside.tsx";
import { Author } from "#app/engines/content/ui/byline.tsx";
import { WholeArticle } from "#app/news/news/ui/whole-article.tsx";
import { Breadcrumbs } from "#app/ui/breadcrumbs.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
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
  const people = found.items.slice(0, 8).map(({ accountId, firstName, lastName, ...who }) => ({
    accountId,
    name: `${firstName} ${lastName}`,
    about: [who.position, who.department ?? who.company].filter(Boolean).join(" · "),
  }));
  return { id, as, person, people, ...preview };
});

export default function Preview() {
  const { id, as, article, related, reader, person, people } = useLoaderData<typeof loader>();
  const toLanguage = (language?: string) => href(newsroom.preview, { id }, { as, language });
  return (
    <Columns
      beside={
        <div className="space-y-4">
          <Author person={article.author} />
          <BesideLines id="related" title="Что ещё почитать" items={linesOf(related)} />
        </div>
      }
    >
      <Breadcrumbs places={[{ href: href(newsroom.edit, { id }), title: "Правка статьи" }]} />
      {!reader && <p className="mt-1.5 text-muted">Предпросмотр: так статью увидят читатели.</p>}
      <form className="my-5 flex flex-wrap items-end gap-3" action={href(newsroom.preview, { id })}>
        <label className="min-w-0 flex-1">
          <span className="mb-1 block font-medium">Показать глазами</span>
          <input type="search" className="control" name="person" defaultValue={person} autoComplete="off" />
        </label>
        <Button icon="search">Найти</Button>
      </form>
      {people.length > 0 && (
        <ul className="mb-4 flex flex-wrap gap-2">
          {people.map(({ accountId, name, about }) => (
            <li key={accountId}>
              <a
                className="block min-h-9 rounded-control border border-line bg-surface px-3.5 py-1.5 text-sm text-ink no-underline hover:bg-well"
                href={href(newsroom.preview, { id }, { as: accountId })}
              >
                {name}
                {about && <span className="block text-muted">{about}</span>}
              </a>
            </li>
          ))}
        </ul>
      )}
      {reader && <WhatReader id={id} reader={reader} title={article.title} />}
      {reader?.sees !== false && (
        <WholeArticle article={article} isPreview toLanguage={reader ? toLanguage : undefined} />
      )}
    </Columns>
  );
}

type Seen = { id: string; title: string; reader: { name: string; sees: boolean } };

/** Whose eyes these are; who would not see the article finds none. */
function WhatReader({ id, title, reader: { name, sees } }: Seen) {
  if (sees)
    return (
      <div className="mb-4">
        <Notice title={`Глазами читателя: ${name}`}>
          Кнопки здесь не нажимаются. Реакции и комментарии будут на странице самой статьи.
        </Notice>
      </div>
    );
  return (
    <>
      <PageHeader title={title} />
      <Notice
        look="warning"
        title={`${name} не увидит эту статью`}
        action={<ButtonLink href={href(newsroom.edit, { id })}>Изменить круг читателей</ButtonLink>}
      >
        Вместо неё откроется «Страница не найдена»: статья показана другим.
      </Notice>
    </>
  );
}
