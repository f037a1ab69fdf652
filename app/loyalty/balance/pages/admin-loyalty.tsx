import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { Definitions } from "#app/ui/definitions.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Table } from "#app/ui/table.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { balanceDesk } from "../desk-routes.ts";
import { fundIntents } from "../forms.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";
import { pointForms } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Баллы компании");

export const loader = load(async ({ api, query: { fund } }) => {
  const { figures, funds } = await api.balance.desk({});
  return { figures, funds, edited: funds.find(({ id }) => id === fund) ?? null };
});

export const action = act(fundIntents);

export default function AdminLoyalty() {
  const { figures, funds, edited } = useLoaderData<typeof loader>();
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
              {
                key: "title",
                title: "Фонд",
                cell: ({ id, title }) => (
                  <Link href={`${href(balanceDesk.adminLoyalty, null, { fund: id })}#fund`}>{title}</Link>
                ),
              },
              { key: "owner", title: "Кто награждает", cell: ({ owner }) => owner.name },
              {
                key: "monthly",
                title: "В месяц",
                number: true,
                cell: ({ monthly }) => (monthly ? `+${monthly.toLocaleString("ru")}` : "–"),
              },
              {
                key: "balance",
                title: "Остаток",
                number: true,
                cell: ({ balance, low }) => (
                  <>
                    {balance.toLocaleString("ru")} {balance < low && <Badge look="warning">Почти пуст</Badge>}
                  </>
                ),
              },
            ]}
          />
        ) : (
          <p className="text-muted">Из фонда руководитель награждает своих. Пока нет ни одного.</p>
        )}
        <FundForm key={edited?.id} edited={edited} />
      </Section>
    </div>
  );
}

type View = ReturnType<typeof useLoaderData<typeof loader>>;

function FundForm({ edited }: Pick<View, "edited">) {
  const { fields, problems } = useSmallForm("fund", {
    ...{ title: edited?.title, owner: edited ? chosenValue(edited.owner) : undefined },
    ...{ monthly: String(edited?.monthly ?? 0), low: String(edited?.low ?? 100) },
  });
  const points = { type: "number", width: "s", unit: "баллов", autoComplete: "off" } as const;
  return (
    <Form id="fund" className="mt-6 space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h3>{edited ? "Изменить фонд" : "Новый фонд"}</h3>
      <ErrorSummary problems={problems} />
      {edited && <input type="hidden" name="id" value={edited.id} />}
      <TextField field={fields.title} label="Как называется" maxLength={100} />
      <ColleagueField field={fields.owner} label="Кто из него награждает" />
      <TextField
        field={fields.monthly}
        label="Пополнять каждый месяц на"
        hint="0 – только вручную. Первый раз – в течение часа, дальше – первого числа"
        {...points}
      />
      <TextField
        field={fields.low}
        label="Сообщить, когда останется меньше"
        hint="Узнает тот, кто из него награждает"
        {...points}
      />
      <FormActions>
        <Button look="primary" name="intent" value="fund">
          {edited ? "Сохранить" : "Завести фонд"}
        </Button>
        {edited && (
          <ButtonLink look="quiet" href={href(balanceDesk.adminLoyalty)}>
            Отмена
          </ButtonLink>
        )}
      </FormActions>
    </Form>
  );
}
