import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { companyForm } from "../forms.ts";
import { companies } from "../routes.ts";
import { CompanyForm } from "../ui/company-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Компания");

export const loader = load(({ api, params: { id = "" } }) => api.companies.company({ id }));

export const action = act({
  save: intent(companyForm, async ({ api, value, params: { id = "" } }) => {
    await api.companies.change({ id, ...value });
    const toast = { id: "company", kind: "success" as const, text: "Компания сохранена" };
    return { to: href(companies.edit, { id }), toast, document: true };
  }),
});

export default function EditCompany() {
  const company = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={company.name} places={[{ href: href(companies.list), title: "Компании" }]} />
      <CompanyForm company={company} back={href(companies.list)} />
    </div>
  );
}
