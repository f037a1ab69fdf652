import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { people } from "../routes.ts";
import { countedPeople, DepartmentList } from "../ui/department-list.tsx";
import { PersonList } from "../ui/person-list.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ name: string }>(({ name }) => name, "Подразделение");

export const loader = load(({ api, params: { id = "" }, query: { below, after } }) =>
  api.people.department({ id, below, after }),
);

export default function Department() {
  const { id, name, path, people: count, head, departments, more, items, next } = useLoaderData<typeof loader>();
  const places = [
    { href: href(people.structure), title: "Структура" },
    ...path.map((place) => ({ href: href(people.department, { id: place.id }), title: place.name })),
  ];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={name}
        places={places}
        actions={
          <ButtonLink href={href(people.directory, null, { department: id })} size="s" icon="search">
            Искать здесь
          </ButtonLink>
        }
      >
        {countedPeople(count)}
        {head && (
          <>
            {". Руководитель: "}
            <Link href={href(account.profile, { socialId: head.alias })}>{head.name}</Link>
          </>
        )}
      </PageHeader>
      {departments.length > 0 && (
        <Section id="departments" title="Внутри">
          <DepartmentList items={departments} level={3} />
          {more && <MoreLink href={href(people.department, { id }, { below: more })}>Ещё подразделения</MoreLink>}
        </Section>
      )}
      {items.length > 0 && (
        <Section id="people" title="Кто здесь работает">
          <PersonList items={items.map((person) => ({ ...person, department: null }))} level={3} />
          {next && <MoreLink href={`${href(people.department, { id }, { after: next })}#people`} />}
        </Section>
      )}
      {departments.length === 0 && items.length === 0 && (
        <EmptyState icon="users" title="Здесь пока никого нет">
          Как только в подразделении появятся люди, они будут здесь.
        </EmptyState>
      )}
    </div>
  );
}
