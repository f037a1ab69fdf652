import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { mapsDesk } from "../desk-routes.ts";
import { routeIntents } from "../forms.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Как пройти");

export const loader = load(async ({ api, params: { mapId = "", no = "" } }) => {
  const { title } = await api.maps.place({ mapId });
  return { mapId, title, route: no === "new" ? null : await api.maps.route({ mapId, no }) };
});

export const action = act(routeIntents);

export default function AdminRoute() {
  const { mapId, title, route } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("route", {
    title: route?.title,
    steps: route?.steps.map(({ no, text }) => `${no} ${text}`.trim()).join("\n"),
  });
  const back = href(mapsDesk.adminMap, { mapId });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={route ? route.title : "Новый путь"} places={[{ href: back, title }]} />
      <Card>
        <Form id="route" className="space-y-4">
          <ErrorSummary problems={problems} />
          <TextField field={fields.title} label="Откуда и куда" maxLength={120} autoComplete="off" />
          <TextareaField
            field={fields.steps}
            label="Шаги"
            hint="В каждой строке номер точки и что делать дальше: 12 От лифта направо"
            rows={8}
          />
          <FormActions>
            <Button look="primary" name="intent" value="put">
              Сохранить
            </Button>
            <ButtonLink look="quiet" href={back}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
