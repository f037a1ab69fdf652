import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { cabinet } from "#app/people/cabinet/routes.ts";
import { shell } from "#app/portal/shell/routes.ts";
import { support } from "#app/portal/support/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { faq } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Вопросы и ответы");

export const loader = load(async ({ api, query: { query = "" } }) => {
  const asked = query.trim().slice(0, 300);
  return { query: asked, ...(await api.faq.list({ query: asked })) };
});

export default function Faq() {
  const { query, chapters, total } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Вопросы и ответы" places={[{ href: href(cabinet.home), title: "Кабинет" }]}>
        Не нашли ответа?{" "}
        <Link href={href(support.ask)} className="inline-block min-h-6">
          Напишите в поддержку
        </Link>
        . Что делают клавиши – <Link href={href(shell.keys)}>в отдельном списке</Link>.
      </PageHeader>
      <SearchBox key={query} action={href(faq.list)} label="О чём вопрос" defaultValue={query} id="query" />
      {query && total > 0 && (
        <p className="mt-4 text-muted">Нашлось: {counted(total, ["ответ", "ответа", "ответов"])}</p>
      )}
      {total === 0 && (
        <EmptyState
          icon="search"
          title="Такого вопроса здесь нет"
          action={<ButtonLink href={href(faq.list)}>Показать все вопросы</ButtonLink>}
        >
          Попробуйте другие слова или одно вместо нескольких.
        </EmptyState>
      )}
      <div className="mt-6">
        {chapters.map(({ title, items }, at) => (
          <Section key={title} id={`chapter-${at}`} title={title}>
            <div className="grid gap-2.5">
              {items.map(({ question, answer, href }) => (
                <Disclosure key={question} title={question} open={Boolean(query) && total <= 3}>
                  <p className="max-w-text">{answer}</p>
                  {href && (
                    <p className="mt-2">
                      <Link href={href} className="inline-block min-h-6">
                        Открыть
                        <span className="sr-only">: {question}</span>
                      </Link>
                    </p>
                  )}
                </Disclosure>
              ))}
            </div>
          </Section>
        ))}
      </div>
    </div>
  );
}
