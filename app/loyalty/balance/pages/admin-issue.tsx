import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { issueIntents } from "../forms.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Начислить баллы");

export const loader = load(async ({ api }) => ({ funds: (await api.balance.desk({})).funds }));

export const action = act(issueIntents);

export default function AdminIssue() {
  const { funds } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("issue", { to: undefined, fund: "", amount: undefined, words: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Начислить баллы">Новые баллы: коллеге или в фонд. Журнал запомнит, кто и зачем.</PageHeader>
      <DeskTabs current="Начислить" />
      <Card>
        <Form id="issue" className="space-y-6" notKept="Начисление не ждёт сети.">
          <ErrorSummary problems={problems} />
          <ColleagueField field={fields.to} label="Коллеге" optional />
          {funds.length > 0 && (
            <SelectField
              field={fields.fund}
              label="Или в фонд"
              optional
              options={[
                { value: "", label: "Не в фонд" },
                ...funds.map(({ id, title }) => ({ value: id, label: title })),
              ]}
            />
          )}
          <TextField field={fields.amount} label="Сколько" type="number" width="s" unit="баллов" autoComplete="off" />
          <TextareaField field={fields.words} label="За что" rows={2} maxLength={300} />
          <FormActions>
            <Button look="primary" name="intent" value="issue">
              Начислить
            </Button>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
