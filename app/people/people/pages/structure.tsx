import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { people } from "../routes.ts";
import { countedPeople, DepartmentList } from "../ui/department-list.tsx";
import { PeopleTabs } from "../ui/people-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Структура компании");

export const loader = load(({ api, query: { below } }) => api.people.structure({ below }));

export default function Structure() {
  const { company, people: count, own, departments, more } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Структура компании"
        actions={
          own && (
            <ButtonLink href={href(people.department, { id: own })} size="s" icon="users">
              Моё подразделение
            </ButtonLink>
          )
        }
      >
        {company}: {countedPeople(count)}.
      </PageHeader>
      <PeopleTabs current="structure" />
      {departments.length > 0 ? (
        <DepartmentList items={departments} />
      ) : (
        <EmptyState icon="company" title="Подразделений пока нет">
          Они появятся, когда портал узнает, кто где работает.
        </EmptyState>
      )}
      {more && <MoreLink href={href(people.structure, null, { below: more })} />}
    </div>
  );
}
