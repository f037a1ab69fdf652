import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { HowPointsWork } from "#app/loyalty/balance/ui/how-points-work.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { achievements } from "../routes.ts";
import { AchievementsTabs } from "../ui/achievements-tabs.tsx";
import { BadgeList } from "../ui/badge-card.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Коллекции достижений");

export const loader = load(({ api }) => api.achievements.collections({}));

export default function Collections() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <Columns beside={<HowPointsWork part="achievements" />}>
      <PageHeader title="Коллекции достижений">Достижения об одном, вместе.</PageHeader>
      <AchievementsTabs current="Коллекции" />
      {items.length === 0 && (
        <EmptyState
          icon="achievements"
          title="Коллекций пока нет"
          action={<ButtonLink href={href(achievements.list)}>Все достижения</ButtonLink>}
        />
      )}
      {items.map(({ id, title, description, badges }) => {
        const got = badges.filter(({ at }) => at).length;
        return (
          <Section key={id} id={`collection-${id}`} title={title}>
            {description && <p className="mb-3 text-soft">{description}</p>}
            <div className="mb-4">
              <Progress
                label="Собрано"
                value={got}
                max={badges.length}
                text={`${got} из ${badges.length}`}
                look="success"
              />
            </div>
            <BadgeList items={badges} level={3} />
          </Section>
        );
      })}
    </Columns>
  );
}
