import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HowPointsWork } from "#app/loyalty/balance/ui/how-points-work.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { AchievementsTabs } from "../ui/achievements-tabs.tsx";
import { BadgeList } from "../ui/badge-card.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Достижения");

export const loader = load(({ api }) => api.achievements.list({}));

export default function Achievements() {
  const { items } = useLoaderData<typeof loader>();
  const got = items.filter(({ at }) => at);
  const near = items.filter(({ at, progress }) => !at && progress > 0);
  const others = items.filter(({ at, progress }) => !at && progress === 0);
  return (
    <Columns beside={<HowPointsWork part="achievements" />}>
      <PageHeader title="Достижения">Знаки того, что вы уже сделали. Сравнивать их не с кем и незачем.</PageHeader>
      <AchievementsTabs current="Все" />
      {items.length === 0 && (
        <EmptyState icon="achievements" title="Достижений пока нет">
          Компания ещё не придумала их.
        </EmptyState>
      )}
      {got.length > 0 && (
        <Section id="got" title="Получены">
          <BadgeList items={got} level={3} />
        </Section>
      )}
      {near.length > 0 && (
        <Section id="near" title="На пути">
          <BadgeList items={near} level={3} />
        </Section>
      )}
      {others.length > 0 && (
        <Section id="others" title="Впереди">
          <BadgeList items={others} level={3} />
        </Section>
      )}
    </Columns>
  );
}
