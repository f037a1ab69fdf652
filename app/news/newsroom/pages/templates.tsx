import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { TemplateLine } from "../contract.ts";
import { templates } from "../desk-routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Шаблоны публикаций");

export const loader = load(({ api, query: { after } }) => api.templates.list({ after }));

export default function Templates() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Шаблоны публикаций" places={[{ href: href(newsroom.desk), title: "Редакция" }]}>
        Слова, рубрики и читатели, с которых удобно начинать то, что повторяется.
      </PageHeader>
      {items.length === 0 && (
        <EmptyState
          icon="copy"
          title="Шаблонов пока нет"
          action={<ButtonLink href={href(newsroom.desk)}>К статьям</ButtonLink>}
        >
          Откройте удачную статью и нажмите «Копия или шаблон».
        </EmptyState>
      )}
      <ul className="space-y-3">
        {items.map((template) => (
          <Line key={template.id} template={template} />
        ))}
      </ul>
      {next && <MoreLink href={href(templates.list, null, { after: next })} />}
    </div>
  );
}

function Line({ template: { id, name, title, by, createdAt } }: { template: TemplateLine }) {
  const { viewer, now } = useRoot();
  return (
    <Card as="li" pad="s" className="flex flex-wrap items-center gap-x-4 gap-y-3">
      <div className="min-w-0 flex-1 basis-64">
        <p className="font-medium wrap-anywhere">{name}</p>
        <p className="text-sm text-muted wrap-anywhere">
          «{title}» · {by} · <Time value={createdAt} zone={viewer.timeZone} now={now} />
        </p>
      </div>
      <div className="flex flex-wrap gap-2">
        <ButtonLink size="s" look="tinted" href={href(newsroom.create, null, { template: id })}>
          Начать статью <span className="sr-only">по шаблону «{name}»</span>
        </ButtonLink>
        <ButtonLink size="s" look="quiet" href={href(templates.remove, { id })}>
          Удалить <span className="sr-only">шаблон «{name}»</span>
        </ButtonLink>
      </div>
    </Card>
  );
}
