import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { requestsDesk } from "#app/services/requests/desk-routes.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { ServiceSource } from "../contract.ts";
import { servicesDesk } from "../desk-routes.ts";
import { removeIntent, serviceForm, toService } from "../forms.ts";
import { services } from "../routes.ts";
import { DraftForm } from "../ui/draft-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type View = { source: ServiceSource | null };

export const meta: MetaFunction = titled<View>(
  ({ source }) => (source ? `Настройки: ${source.title}` : "Новый сервис"),
  "Сервис",
);

export const loader = load(async ({ api, params: { id = "" } }) => ({
  source: id === "new" ? null : await api.services.source({ id }),
  categories: (await api.services.categories({})).items,
  parents: (await api.services.parents({})).items.filter((one) => one.id !== id),
  kinds: (await api.account.audiences({})).kinds.filter(({ kind }) => kind !== "group"),
}));

export const action = act({
  save: intent(serviceForm, async ({ api, value, params: { id = "" }, viewer }) => {
    const draft = toService(value, viewer.timeZone);
    const made =
      id === "new"
        ? await api.services.make(draft)
        : await api.services.change({ id, revision: value.revision, ...draft });
    const toast = { id: "service", kind: "success" as const, text: "Сервис сохранён" };
    return { to: href(servicesDesk.adminOne, { id: made.id }), toast };
  }),
  ...removeIntent,
});

export default function AdminService() {
  const { source, ...choices } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={source?.title ?? "Новый сервис"}
        places={[{ href: href(servicesDesk.adminList), title: "Каталог сервисов" }]}
        actions={
          source && (
            <>
              <ButtonLink href={href(services.one, { id: source.id })} icon="eye">
                Посмотреть
              </ButtonLink>
              {source.kind === "form" && (
                <ButtonLink href={href(requestsDesk.adminRoute, { id: source.id })} icon="tests">
                  Заявка и маршрут
                </ButtonLink>
              )}
            </>
          )
        }
      />
      <DraftForm key={source?.revision} source={source} {...choices} />
      {source && (
        <Disclosure title="Убрать сервис" className="mt-6">
          <p>Из каталога он исчезнет вместе со своими частями. Поданные заявки останутся у тех, кого касаются.</p>
          <Form className="mt-3">
            <Button look="quiet-danger" name="intent" value="remove">
              Убрать
            </Button>
          </Form>
        </Disclosure>
      )}
    </div>
  );
}
