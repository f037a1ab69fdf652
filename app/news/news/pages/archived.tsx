import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { newsroom } from "#app/news/newsroom/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ArchivedArticle } from "../contract.ts";
import { news } from "../routes.ts";
import { RubricLinks } from "../ui/rubric-links.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<ArchivedArticle>(({ title }) => `В архиве: ${title}`, "Публикация в архиве");

export const loader = load(({ api, params: { id = "" } }) => api.news.archived({ id }));

/** An old link still says what it led to, and where to look for news. */
export default function Archived() {
  const { id, title, archivedAt, rubrics, editable } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} places={[{ href: href(news.list), title: "Новости" }]} />
      <Card>
        <p>
          Эта публикация в архиве: редакция убрала её <Time value={archivedAt} zone={viewer.timeZone} now={now} />.
        </p>
        <p className="mt-2 text-soft">Написанное в ней, скорее всего, устарело. Загляните в новости: там – нынешнее.</p>
        <div className="mt-5 flex flex-wrap gap-2">
          <ButtonLink look="primary" href={href(news.list)}>
            Все новости
          </ButtonLink>
          {editable && <ButtonLink href={href(newsroom.edit, { id })}>Открыть в редакции</ButtonLink>}
        </div>
        {rubrics.length > 0 && (
          <nav aria-label="Рубрики публикации" className="mt-5">
            <RubricLinks items={rubrics} />
          </nav>
        )}
      </Card>
    </div>
  );
}
