import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { people } from "../routes.ts";
import { ColleagueList } from "../ui/colleague-list.tsx";
import { PeopleTabs } from "../ui/people-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Дни рождения");

export const loader = load(({ api, query: { after } }) => api.people.birthdays({ after }));

export default function Birthdays() {
  const { items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Дни рождения">
        Кого поздравить в ближайший месяц. Скрыть свой день можно в настройках.
      </PageHeader>
      <PeopleTabs current="birthdays" />
      {items.length > 0 ? (
        <ColleagueList items={items} />
      ) : (
        <EmptyState icon="birthday" title="В ближайший месяц дней рождения нет">
          Или коллеги решили о них не говорить.
        </EmptyState>
      )}
      {next && <MoreLink href={href(people.birthdays, null, { after: next })} />}
    </div>
  );
}
