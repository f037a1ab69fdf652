import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Beside } from "#app/engines/content/ui/beside.tsx";
import { PublicationList } from "#app/engines/content/ui/publication-list.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { RubricView } from "../contract.ts";
import { rubricIntents } from "../forms.ts";
import { news } from "../routes.ts";
import { RubricLinks } from "../ui/rubric-links.tsx";
import { placesOf } from "../ui/rubric-title.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ rubric: RubricView }>(
  ({ rubric }) => `Новости рубрики «${rubric.title}»`,
  "Новости рубрики",
);

export const loader = load(async ({ api, params: { id = "" }, query: { after } }) => {
  const [rubric, rubrics, beside] = await Promise.all([
    api.news.rubric({ id }),
    api.news.rubrics({}),
    api.widgets.beside({}),
  ]);
  return { rubric, ...(await api.news.list({ rubric: rubric.id, after })), rubrics: rubrics.items, beside };
});

export const action = act({ react: rubricIntents.react });

export default function RubricNews() {
  const { rubric, items, next, rubrics, beside } = useLoaderData<typeof loader>();
  const { id, slug, title } = rubric;
  const about = href(news.rubric, { id: slug });
  return (
    <Columns beside={<Beside {...beside} />}>
      <PageHeader
        title={`Новости: ${title}`}
        places={[...placesOf(rubric), { href: about, title }]}
        actions={
          <ButtonLink href={about} size="s">
            О рубрике
          </ButtonLink>
        }
      />
      <nav aria-label="Рубрики" className="mb-6">
        <RubricLinks items={rubrics} current={id} all />
      </nav>
      {items.length > 0 ? (
        <PublicationList items={items} />
      ) : (
        <EmptyState
          icon="news"
          title="В этой рубрике пока нет новостей"
          action={<ButtonLink href={href(news.list)}>Все новости</ButtonLink>}
        >
          Загляните в другие рубрики.
        </EmptyState>
      )}
      {next && <MoreLink href={href(news.rubricNews, { id: slug }, { after: next })} />}
    </Columns>
  );
}
