import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Table } from "#app/ui/table.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { fundIntents } from "../forms.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";
import { pointForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Баллы компании");

export const loader = load(({ api }) => api.balance.desk({}));

export const action = act(fundIntents);

export default function AdminLoyalty() {
  const { figures, funds } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("fund", { title: undefined, owner: undefined });
  const told = (value: number) => counted(value, pointForms);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Баллы компании">Сколько баллов есть и где они лежат.</PageHeader>
      <DeskTabs current="Обзор" />
      <Card>
        <Definitions
          items={[
            { name: "Всего начислено", value: told(figures.issued) },
            { name: "Заработано людьми", value: told(figures.earned) },
            { name: "Для благодарностей", value: told(figures.thanks) },
            { name: "В фондах", value: told(figures.funds) },
            { name: "Потрачено и сгорело", value: told(figures.spent) },
          ]}
        />
      </Card>
      <Section id="funds" title="Фонды">
        {funds.length > 0 ? (
          <Table
            id="fund-list"
            caption="Фонды"
            hideCaption
            rows={funds}
            rowKey={({ id }) => id}
            columns={[
              { key: "title", title: "Фонд", cell: ({ title }) => title },
              { key: "owner", title: "Кто награждает", cell: ({ owner }) => owner },
              { key: "balance", title: "Остаток", number: true, cell: ({ balance }) => balance.toLocaleString("ru") },
            ]}
          />
        ) : (
          <p className="text-muted">Из фонда руководитель награждает своих. Пока нет ни одного.</p>
        )}
        <Form id="fund" className="mt-6 space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
          <h3>Новый фонд</h3>
          <ErrorSummary problems={problems} />
          <TextField field={fields.title} label="Как называется" maxLength={100} />
          <ColleagueField field={fields.owner} label="Кто из него награждает" />
          <Button look="primary" name="intent" value="fund">
            Завести фонд
          </Button>
        </Form>
      </Section>
    </div>
  );
}
