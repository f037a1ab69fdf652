import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { settingsIntents } from "../forms.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Правила благодарностей");

export const loader = load(async ({ api }) => (await api.thanks.desk({})).settings);

export const action = act(settingsIntents);

export default function AdminLimits() {
  const settings = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("settings", {
    perDay: String(settings.perDay),
    perPair: String(settings.perPair),
    mostPoints: String(settings.mostPoints),
  });
  const number = { type: "number", width: "s", autoComplete: "off" } as const;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Правила благодарностей">Их видит каждый, кто пишет благодарность.</PageHeader>
      <DeskTabs current="Правила" />
      <Card>
        <Form id="settings" className="space-y-6">
          <ErrorSummary problems={problems} />
          <TextField field={fields.perDay} label="Благодарностей в день" unit="раз" {...number} />
          <TextField field={fields.perPair} label="Одному коллеге в месяц" unit="раз" {...number} />
          <TextField field={fields.mostPoints} label="Каждому не больше" unit="баллов" {...number} />
          <CheckboxField
            name="valueRequired"
            label="Ценность выбирают всегда"
            defaultChecked={settings.valueRequired}
          />
          <CheckboxField
            name="tellsManager"
            label="Сообщать руководителю того, кого благодарят"
            hint="Только о том, что видят все"
            defaultChecked={settings.tellsManager}
          />
          <FormActions>
            <Button look="primary" name="intent" value="settings">
              Сохранить
            </Button>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
