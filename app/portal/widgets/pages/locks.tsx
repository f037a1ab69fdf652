import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { lockable } from "../contract.ts";
import { locksForm } from "../forms.ts";
import { widgets } from "../routes.ts";
import { widgetTitles } from "../ui/titles.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Виджеты для всех");

export const loader = load(async ({ api }) => ({ ...(await api.widgets.locks({})), lockable }));

export const action = act({
  lock: intent(locksForm, async ({ api, value, here }) => {
    await api.widgets.lock(value);
    return { to: here(), toast: { id: "locks", kind: "success", text: "Сохранено для всей компании" } };
  }),
});

export default function Locks() {
  const { names, lockable: all } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Виджеты для всех" places={[{ href: href(widgets.setup), title: "Виджеты главной" }]}>
        Отмеченные стоят первыми на главной у каждого в компании: сдвинуть или убрать их нельзя.
      </PageHeader>
      <Card>
        <Form className="space-y-6" repeatable>
          <CheckboxGroup
            id="names"
            name="names"
            label="Закрепить"
            optional
            defaultValues={names}
            choices={all.map((value) => ({ value, label: widgetTitles[value] }))}
          />
          <FormActions>
            <Button look="primary" name="intent" value="lock">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
