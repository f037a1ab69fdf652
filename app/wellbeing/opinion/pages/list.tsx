import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { HowItWorks } from "#app/ui/how-it-works.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { opinion } from "../routes.ts";
import { OpinionList } from "../ui/opinion-list.tsx";
import { OpinionsTabs } from "../ui/opinions-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Мнения");

export const loader = load(({ api, query: { after } }) => api.opinion.mine({ after }));

const how = {
  words: [
    "Отвечает тот, кто отвечает за тему, и в срок, который у неё назван.",
    "Мнение без имени с вами не связано: ответ вы найдёте по коду.",
  ],
  links: [
    { href: href(opinion.byCode), text: "Ответ по коду" },
    { href: href(opinion.ideas), text: "Идеи коллег" },
  ],
};

export default function Opinions() {
  const { topics, items, next, queue } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<HowItWorks {...how} />}>
      <PageHeader title="Мнения" actions={<ButtonLink href={href(opinion.byCode)}>Ответ по коду</ButtonLink>}>
        Расскажите, что удобно, а что мешает. Отвечают те, кто может это изменить.
      </PageHeader>
      <OpinionsTabs current="list" queue={queue} />
      <Section id="topics" title="О чём рассказать">
        {topics.length > 0 ? (
          <ul className="grid gap-3 sm:grid-cols-2">
            {topics.map(({ id, title, about, termDays, unnamed }) => (
              <Card as="li" key={id} pad="s" lifts>
                <p className="font-semibold">
                  <CardLink href={href(opinion.one, { id })}>{title}</CardLink>
                </p>
                {about && <p className="mt-1 wrap-anywhere text-soft">{about}</p>}
                <p className="mt-2 text-sm text-muted">
                  Ответ за {counted(termDays, ["день", "дня", "дней"])}
                  {unnamed && ", можно без имени"}
                </p>
              </Card>
            ))}
          </ul>
        ) : (
          <EmptyState icon="feedback" title="Тем пока нет">
            Администратор компании назовёт темы и тех, кто на них отвечает.
          </EmptyState>
        )}
      </Section>
      <Section id="mine" title="Мои мнения">
        {items.length > 0 ? (
          <OpinionList items={items} link={(id) => href(opinion.one, { id })} />
        ) : (
          <p className="text-soft">
            Здесь будут мнения от вашего имени и ответы на них. Мнений без имени портал здесь не покажет: он не знает,
            чьи они.
          </p>
        )}
        {next && <MoreLink href={href(opinion.list, null, { after: next })} />}
      </Section>
    </Columns>
  );
}
