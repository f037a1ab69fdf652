import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
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

const startForm = z.object({
  template: z.uuid({ error: "Выберите программу" }),
  people: chosenPeople.pipe(z.array(z.string()).min(1, "Назовите хотя бы одного коллегу")),
  on: z.iso.date({ error: "Укажите день" }),
  supervisor: chosenPerson,
  buddy: chosenPerson,
});

export const action = act({
  start: intent(startForm, async ({ api, value }) => {
    const { begun } = await api.adaptation.start(value);
    const text = begun
      ? `Программа начата: ${counted(begun, ["человек", "человека", "человек"])}`
      : "Эти люди её уже проходят";
    return { to: href(adaptationDesk.adminRuns), toast: { id: "started", kind: "success", text } };
  }),
});

export default function AdminStart() {
  const { templates, template, today } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("start", {
    ...{ template, people: undefined, on: today, supervisor: undefined, buddy: undefined },
  });
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
      )}
    </div>
  );
}
