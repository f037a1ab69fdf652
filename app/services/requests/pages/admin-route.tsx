import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Api } from "#app/areas.ts";
import type { QuestionKind, QuestionnaireDocument } from "#app/engines/questionnaires/contract.ts";
import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";
import { servicesDesk } from "#app/services/catalogue/desk-routes.ts";
import { copyQuestion, dropQuestion } from "#app/surveys/questionnaire-desk/forms.ts";
import { moveQuestion } from "#app/surveys/questionnaire-desk/ui/moving.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { RequestRoute } from "../contract.ts";
import { requestsDesk } from "../desk-routes.ts";
import { fieldForm, moveFieldForm, routeForm } from "../forms.ts";
import { FieldList } from "../ui/field-list.tsx";
import { RouteForm } from "../ui/route-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

type View = { route: RequestRoute };

export const meta: MetaFunction = titled<View>(({ route }) => `Маршрут: ${route.title}`, "Маршрут заявки");

export const loader = load(async ({ api, params: { id = "" } }) => ({
  route: await api.requests.route({ service: id }),
}));

/** Changes the fields as they stand now, if they are still those that the page shows. */
async function change(
  { api, params: { id = "" } }: { api: Api; params: Record<string, string> },
  revision: number,
  to: (document: QuestionnaireDocument) => QuestionnaireDocument,
): Promise<void> {
  const { document } = await api.requests.route({ service: id });
  await api.requests.putFields({ service: id, revision, document: to(document) });
}

export const action = act({
  save: intent(routeForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.requests.putRoute({ service: id, ...value });
    return { to: here(), toast: { id: "route", kind: "success", text: "Маршрут сохранён" } };
  }),
  move: intent(moveFieldForm, async (args) => {
    const { revision, question, by } = args.value;
    await change(args, revision, (all) => moveQuestion(all, question, by));
    return { to: args.here(question) };
  }),
  copy: intent(fieldForm, async (args) => {
    await change(args, args.value.revision, (all) => copyQuestion(all, args.value.question));
    return { to: args.here(args.value.question) };
  }),
  drop: intent(fieldForm, async (args) => {
    await change(args, args.value.revision, (all) => dropQuestion(all, args.value.question));
    return { to: args.here(), toast: { id: "dropped", kind: "success", text: "Поле удалено" } };
  }),
});

export default function AdminRoute() {
  const { route } = useLoaderData<typeof loader>();
  const { service, title } = route;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`Заявка: ${title}`}
        places={[
          { href: href(servicesDesk.adminList), title: "Каталог сервисов" },
          { href: href(servicesDesk.adminOne, { id: service }), title },
        ]}
      />
      <Section id="fields" title="Поля">
        <FieldList route={route} />
        <Disclosure title="Добавить поле" className="mt-3">
          <ul className="flex flex-wrap gap-2">
            {(Object.keys(kindTitles) as QuestionKind[]).map((kind) => (
              <li key={kind}>
                <ButtonLink
                  size="s"
                  href={href(requestsDesk.adminField, { id: service, field: "new" }, { kind })}
                  icon="add"
                >
                  {kindTitles[kind]}
                </ButtonLink>
              </li>
            ))}
          </ul>
        </Disclosure>
      </Section>
      <Section id="route" title="Маршрут">
        <Card>
          <RouteForm key={route.revision} route={route} />
        </Card>
      </Section>
    </div>
  );
}
