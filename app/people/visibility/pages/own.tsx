import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { visibilityForm } from "../forms.ts";
import { VisibilityForm } from "../ui/visibility-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Кто что видит");

export const loader = load(({ preferences }) => ({ preferences }));

export const action = act({
  contacts: intent(visibilityForm, async ({ api, value, here }) => {
    await api.visibility.show(value);
    return { to: here(), toast: { id: "settings", kind: "success", text: "Видимость сохранена" } };
  }),
});

export default function OwnVisibility() {
  const { preferences } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Кто что видит" places={[{ href: href(account.settings), title: "Настройки" }]}>
        Так будет в справочнике, на вашей странице, в поиске и в визитке. Команда – это ваше подразделение, руководитель
        и подчинённые.
      </PageHeader>
      <VisibilityForm preferences={preferences} />
    </div>
  );
}
