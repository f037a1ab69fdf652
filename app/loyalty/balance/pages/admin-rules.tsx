import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { Table } from "#app/ui/table.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { PointRule } from "../contract.ts";
import { balanceDesk } from "../desk-routes.ts";
import { ruleIntents } from "../forms.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";
import { deedTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Правила начисления баллов");

export const loader = load(async ({ api, query: { rule } }) => {
  const { rules } = await api.balance.desk({});
  return { rules, edited: rules.find(({ id }) => id === rule) ?? null };
});

export const action = act(ruleIntents);

export default function AdminRules() {
  const { rules, edited } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Правила начисления баллов">
        Портал сам замечает дело и начисляет: за одно и то же один раз, и не чаще, чем сказано.
      </PageHeader>
      <DeskTabs current="Правила" />
      {rules.length > 0 && (
        <Table
          id="rules"
          caption="Правила"
          hideCaption
          rows={rules}
          rowKey={({ id }) => id}
          columns={[
            {
              key: "deed",
              title: "За что",
              cell: ({ id, deed, active }) => (
                <>
                  <Link href={`${href(balanceDesk.adminRules, null, { rule: id })}#rule`}>{deedTitles[deed]}</Link>{" "}
                  {!active && <Badge look="warning">Не действует</Badge>}
                </>
              ),
            },
            { key: "amount", title: "Баллов", number: true, cell: ({ amount }) => amount },
            { key: "day", title: "Раз в день", number: true, cell: ({ perDay }) => perDay },
          ]}
        />
      )}
      <Section id="edit" title={edited ? "Изменить правило" : "Новое правило"}>
        <RuleForm key={edited?.id} edited={edited} />
      </Section>
    </div>
  );
}

function RuleForm({ edited }: { edited: PointRule | null }) {
  const { fields, problems } = useSmallForm("rule", {
    deed: edited?.deed ?? "publication",
    amount: edited?.amount.toString(),
    perDay: edited?.perDay.toString() ?? "5",
  });
  return (
    <Card>
      <Form id="rule" className="space-y-6">
        <ErrorSummary problems={problems} />
        {edited && <input type="hidden" name="id" value={edited.id} />}
        <SelectField
          field={fields.deed}
          label="За что"
          prompt="Выберите дело"
          options={Object.entries(deedTitles).map(([value, label]) => ({ value, label }))}
        />
        <TextField field={fields.amount} label="Сколько" type="number" width="s" unit="баллов" autoComplete="off" />
        <TextField field={fields.perDay} label="Не чаще" type="number" width="s" unit="раз в день" autoComplete="off" />
        <CheckboxField name="active" label="Правило действует" defaultChecked={edited?.active ?? true} />
        <FormActions>
          <Button look="primary" name="intent" value="rule">
            Сохранить
          </Button>
          {edited && (
            <ButtonLink look="quiet" href={href(balanceDesk.adminRules)}>
              Отмена
            </ButtonLink>
          )}
        </FormActions>
      </Form>
    </Card>
  );
}
