import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { peopleDesk } from "#app/office/people-desk/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { staff } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Подразделения");

export const loader = load(({ api }) => api.staff.places({}));

const steps = ["", "pl-6", "pl-12", "pl-18", "pl-24"];

export default function Departments() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Подразделения"
        places={[{ href: href(peopleDesk.list), title: "Люди компании" }]}
        actions={
          <ButtonLink href={href(staff.departmentAdd)} look="primary" icon="add">
            Новое подразделение
          </ButtonLink>
        }
      >
        Из них складываются структура компании, круги читателей и отчёты.
      </PageHeader>
      {items.length ? (
        <Card>
          <ul>
            {items.map(({ id, name, depth }) => (
              <li key={id} className={steps[Math.min(depth, steps.length - 1)]}>
                <Link
                  look="plain"
                  href={href(staff.department, { id })}
                  className="inline-flex min-h-9 items-center wrap-anywhere"
                >
                  {name}
                </Link>
              </li>
            ))}
          </ul>
        </Card>
      ) : (
        <EmptyState icon="company" title="Подразделений пока нет">
          Создайте первое или загрузите таблицу людей: подразделения из неё появятся сами.
        </EmptyState>
      )}
    </div>
  );
}
