import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Card, CardLink } from "#app/ui/card.tsx";
import { Heading } from "#app/ui/heading.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { companies } from "../routes.ts";
import { SquareLogo } from "../ui/square-logo.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Компании");

export const loader = load(({ api }) => api.companies.list({}));

export default function Companies() {
  const { items } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Компании">Администратор меняет свою компанию; чужих здесь нет.</PageHeader>
      <ul className="grid gap-4">
        {items.map((company) => (
          <Card as="li" key={company.id} lifts className="flex items-center gap-4">
            <SquareLogo link={company.squareLogoLink} />
            <div className="min-w-0 wrap-anywhere">
              <Heading level={2} size="s">
                <CardLink href={href(companies.edit, { id: company.id })}>{company.name}</CardLink>
              </Heading>
              <p className="text-sm text-muted">
                {company.alias}, {counted(company.people, ["человек", "человека", "человек"])}
              </p>
            </div>
          </Card>
        ))}
      </ul>
    </div>
  );
}
