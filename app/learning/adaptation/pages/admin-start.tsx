import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { chosenPeople, chosenPerson } from "#app/web/people-form.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { todayOf } from "../forms.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Начать программу");

export const loader = load(async ({ api, viewer, now, query }) => {
  const { items } = await api.adaptation.templates({});
  const ready = items.filter(({ archived, version }) => !archived && version > 0);
  const asked = ready.find(({ id }) => id === query.template) ?? ready[0];
  return {
    templates: ready.map(({ id, title }) => ({ value: id, label: title })),
    template: asked?.id,
    today: todayOf(now, viewer.timeZone),
  };
});

const peopleForms = ["человек", "человека", "человек"] as const;

const startForm = z.object({
  template: z.uuid({ error: "Выберите программу" }),
  people: chosenPeople.pipe(z.array(z.string()).min(1, "Назовите хотя бы одного коллегу")),
  on: z.iso.date({ error: "Укажите день" }),
  supervisor: chosenPerson,
  buddy: chosenPerson,
});

const tableForm = z.object({
  template: z.uuid({ error: "Выберите программу" }),
  table: z.string({ error: "Вставьте таблицу" }).trim().max(20_000, "Слишком много за раз"),
});

export const action = act({
  "start-table": intent(tableForm, async ({ api, value }) => {
    const { begun, known } = await api.adaptation.startByTable(value);
    const text = `Программа начата: ${counted(begun, peopleForms)}${known ? `, уже проходят: ${known}` : ""}`;
    return { to: href(adaptationDesk.adminRuns), toast: { id: "started", kind: "success", text } };
  }),
  start: intent(startForm, async ({ api, value }) => {
    const { begun } = await api.adaptation.start(value);
    const text = begun ? `Программа начата: ${counted(begun, peopleForms)}` : "Эти люди её уже проходят";
    return { to: href(adaptationDesk.adminRuns), toast: { id: "started", kind: "success", text } };
  }),
});

export default function AdminStart() {
  const { templates, template, today } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("start", {
    ...{ template, people: undefined, on: today, supervisor: undefined, buddy: undefined },
  });
  const table = useSmallForm("table", { template, table: undefined });
  const places = [{ href: href(adaptationDesk.adminRuns), title: "Адаптация в компании" }];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Начать программу" places={places} />
      {templates.length === 0 ? (
        <EmptyState
          icon="adaptation"
          title="Сначала составьте и опубликуйте программу"
          action={<ButtonLink href={href(adaptationDesk.adminTemplates)}>Программы</ButtonLink>}
        />
      ) : (
        <>
          <Card>
            <Form id="start" className="space-y-5">
              <ErrorSummary problems={problems} />
              <SelectField field={fields.template} label="Программа" options={templates} />
              <ColleagueField field={fields.people} label="Для кого" many />
              <DateField
                field={fields.on}
                label="Первый день"
                hint="Сроки считают в рабочих днях после него; выходной – значит, со следующего рабочего"
              />
              <ColleagueField
                field={fields.supervisor}
                label="Руководитель"
                hint="Пусто – тот, кто указан в справочнике"
                optional
              />
              <ColleagueField field={fields.buddy} label="Наставник" hint="Можно назвать позже" optional />
              <FormActions>
                <Button look="primary" name="intent" value="start">
                  Начать
                </Button>
                <ButtonLink look="quiet" href={href(adaptationDesk.adminRuns)}>
                  Отмена
                </ButtonLink>
              </FormActions>
            </Form>
          </Card>
          <Disclosure title="Сразу для многих: таблицей" className="mt-4" open={table.problems.length > 0}>
            <Form id="table" className="space-y-4">
              <ErrorSummary problems={table.problems} />
              <SelectField field={table.fields.template} label="Программа" options={templates} />
              <TextareaField
                field={table.fields.table}
                label="Таблица"
                hint="Скопируйте из таблицы: кто, первый день, руководитель, наставник. Строка за строкой, через точку с запятой или табуляцию: @ivan.petrov; 01.12.2026; @anna.sokolova"
                rows={8}
                maxLength={20_000}
              />
              <Button name="intent" value="start-table">
                Начать для всех
              </Button>
            </Form>
          </Disclosure>
        </>
      )}
    </div>
  );
}
