import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ownData } from "#app/access/own-data/routes.ts";
import { registration } from "#app/access/registration/routes.ts";
import { scim } from "#app/office/scim/routes.ts";
import { staff } from "#app/office/staff/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SearchBox } from "#app/ui/search-box.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { readDeskFilter } from "../forms.ts";
import { peopleDesk } from "../routes.ts";
import { DeskFilter } from "../ui/desk-filter.tsx";
import { DeskPeople } from "../ui/desk-people.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Люди компании");

export const loader = load(async ({ api, query: { after, ...address } }) => {
  const { query, state, role, right, department, consent } = readDeskFilter(address);
  const filter = { query, state, role, right, department, consent };
  return { filter, ...(await api.peopleDesk.list({ ...filter, after })) };
});

export default function PeopleOfCompany() {
  const { filter, items, total, next, departments } = useLoaderData<typeof loader>();
  const { isAdmin } = useRoot().viewer;
  const { query, ...rest } = filter;
  const keep = Object.entries(rest).filter((pair): pair is [string, string] => Boolean(pair[1]));
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Люди компании"
        actions={
          <>
            <ButtonLink href={href(staff.add)} look="primary" icon="add">
              Новый сотрудник
            </ButtonLink>
            <ButtonLink href={href(staff.departments)} icon="company">
              Подразделения
            </ButtonLink>
            <ButtonLink href={href(registration.adminInvites)} icon="subscribe">
              Приглашения
            </ButtonLink>
            {isAdmin && (
              <>
                <ButtonLink href={href(ownData.adminErasures)} icon="delete">
                  Удаление данных
                </ButtonLink>
                <ButtonLink href={href(scim.adminDirectory)} icon="key">
                  Каталог
                </ButtonLink>
              </>
            )}
            <ButtonLink href={href(peopleDesk.tableAdd)} icon="upload">
              Загрузить таблицу
            </ButtonLink>
          </>
        }
      >
        Учётные записи: кто может войти, у кого какие права.
      </PageHeader>
      <SearchBox
        key={query}
        action={href(peopleDesk.list)}
        label="Имя или почта"
        defaultValue={query}
        keep={Object.fromEntries(keep)}
        id="query"
        className="mb-3"
      />
      <DeskFilter
        chosen={{ ...noChoice, ...filter }}
        departments={departments.map(({ id, name }) => ({ value: id, label: name }))}
      />
      {items.length > 0 ? (
        <>
          <p className="mt-5 mb-3 text-sm text-muted">{counted(total, ["человек", "человека", "человек"])}</p>
          <DeskPeople items={items} />
        </>
      ) : (
        <EmptyState
          icon="search"
          title="Никого не нашлось"
          action={<ButtonLink href={href(peopleDesk.list)}>Сбросить фильтры</ButtonLink>}
        >
          Проверьте, нет ли опечаток, или уберите часть условий.
        </EmptyState>
      )}
      {next && <MoreLink href={href(peopleDesk.list, null, { ...filter, after: next })} />}
    </div>
  );
}

const nothing = undefined;
const noChoice = {
  query: nothing,
  state: nothing,
  role: nothing,
  right: nothing,
  department: nothing,
  consent: nothing,
};
