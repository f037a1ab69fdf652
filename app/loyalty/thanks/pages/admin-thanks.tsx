import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Badge } from "#app/ui/badge.tsx";
import { BarChart } from "#app/ui/bar-chart.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { Link } from "#app/ui/link.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Table } from "#app/ui/table.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { thanksDesk } from "../desk-routes.ts";
import { valueIntents } from "../forms.ts";
import { DeskTabs } from "../ui/desk-tabs.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Благодарности компании");

export const loader = load(async ({ api, query: { value } }) => {
  const desk = await api.thanks.desk({});
  return { ...desk, edited: desk.values.find(({ id }) => id === value) ?? null };
});

export const action = act(valueIntents);

export default function AdminThanks() {
  const { figures, units, values, edited } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Благодарности компании">Числа за 30 дней, без слов и без имён.</PageHeader>
      <DeskTabs current="Обзор" />
      <Card>
        <Definitions
          items={[
            { name: "Отправлено", value: figures.sent },
            { name: "Кто благодарил", value: `${figures.givers} из ${figures.colleagues}` },
            { name: "Кого благодарили", value: `${figures.thanked} из ${figures.colleagues}` },
          ]}
        />
      </Card>
      {units.length > 0 && (
        <Section id="units" title="По подразделениям">
          <BarChart
            caption="Сколько благодарностей получили"
            columns={["Подразделение", "Благодарностей"]}
            data={units.map(({ name, count }) => ({ label: name, value: count }))}
          />
        </Section>
      )}
      <Section id="values" title="За что благодарят">
        {values.length > 0 && (
          <Table
            id="value-list"
            caption="Ценности"
            hideCaption
            rows={values}
            rowKey={({ id }) => id}
            columns={[
              {
                key: "title",
                title: "Ценность",
                cell: ({ id, title, archived }) => (
                  <>
                    <Link href={`${href(thanksDesk.adminThanks, null, { value: id })}#value`}>{title}</Link>{" "}
                    {archived && <Badge look="warning">Не предлагается</Badge>}
                  </>
                ),
              },
              { key: "used", title: "Благодарностей", number: true, cell: ({ used }) => used },
              {
                key: "archive",
                title: "Показ",
                cell: ({ id, title, archived }) => (
                  <Form repeatable>
                    <input type="hidden" name="id" value={id} />
                    <Button
                      size="s"
                      name="intent"
                      value={archived ? "revive" : "archive"}
                      aria-label={`${archived ? "Вернуть" : "Убрать"}: ${title}`}
                    >
                      {archived ? "Вернуть" : "Убрать"}
                    </Button>
                  </Form>
                ),
              },
            ]}
          />
        )}
        <ValueForm key={edited?.id} edited={edited} />
      </Section>
    </div>
  );
}

type View = ReturnType<typeof useLoaderData<typeof loader>>;

function ValueForm({ edited }: Pick<View, "edited">) {
  const { fields, problems } = useSmallForm("value", { title: edited?.title, description: edited?.description });
  return (
    <Form id="value" className="mt-6 space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h3>{edited ? "Изменить ценность" : "Новая ценность"}</h3>
      <ErrorSummary problems={problems} />
      {edited && <input type="hidden" name="id" value={edited.id} />}
      <TextField field={fields.title} label="Как называется" maxLength={80} />
      <TextField field={fields.description} label="Что это значит" maxLength={300} optional />
      <Button look="primary" name="intent" value="value">
        Сохранить
      </Button>
    </Form>
  );
}
