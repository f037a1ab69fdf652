import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { documentForm, fieldsOf, rows } from "../forms.ts";
import { myResource } from "../routes.ts";
import { zoneWords } from "../ui/zones.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Вопросы самопроверки");

export const loader = load(async ({ api }) => {
  const document = await api.myResource.document({});
  return { fields: fieldsOf(document), rows, ids: document.scales.map(({ id }) => id) };
});

export const action = act({
  save: intent(documentForm, async ({ api, value, here }) => {
    await api.myResource.changeDocument(value);
    return { to: here(), toast: { id: "document", kind: "success", text: "Вопросы и советы сохранены" } };
  }),
});

export default function SelfCheckQuestions() {
  const { fields: saved, rows, ids } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("document", saved);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Вопросы самопроверки" places={[{ href: href(myResource.company), title: "Ресурс компании" }]}>
        Новые слова увидят те, кто пройдёт самопроверку после этого. Прежние результаты не изменятся.
      </PageHeader>
      <Form id="document" className="space-y-4">
        <ErrorSummary problems={problems} />
        <TextField
          field={fields.everyWeeks!}
          label="Как часто можно проходить"
          hint="Раз в столько недель"
          type="number"
          width="xs"
          unit="нед."
        />
        {rows.map((row, at) => {
          const of = (part: keyof typeof row) => fields[row[part]]!;
          const title = of("title").defaultValue;
          const hasProblem = Object.values(fields).some(({ name, errors }) => errors && name.startsWith(`s${at}-`));
          return (
            <Disclosure key={row.title} title={title || "Ещё одна шкала"} open={hasProblem || at === 0}>
              <div className="space-y-4">
                {ids[at] && <input type="hidden" name={`s${at}-id`} value={ids[at]} />}
                <TextField
                  field={of("title")}
                  label="Шкала"
                  hint="Чтобы убрать шкалу, сотрите название и утверждения"
                  maxLength={60}
                  autoComplete="off"
                  optional
                />
                <TextField field={of("about")} label="О чём она" maxLength={200} autoComplete="off" optional />
                <TextareaField
                  field={of("statements")}
                  label="Утверждения"
                  hint="Одно в строке, до шести. Согласие с ними – это хорошо: «Утром я начинаю день с силами»"
                  rows={4}
                  optional
                />
                <TextareaField
                  field={of("low")}
                  label={`Совет: «${zoneWords.low}»`}
                  rows={2}
                  maxLength={600}
                  optional
                />
                <TextareaField
                  field={of("middle")}
                  label={`Совет: «${zoneWords.middle}»`}
                  rows={2}
                  maxLength={600}
                  optional
                />
                <TextareaField
                  field={of("high")}
                  label={`Совет: «${zoneWords.high}»`}
                  rows={2}
                  maxLength={600}
                  optional
                />
              </div>
            </Disclosure>
          );
        })}
        <FormActions>
          <Button look="primary" name="intent" value="save">
            Сохранить
          </Button>
          <ButtonLink look="quiet" href={href(myResource.company)}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </div>
  );
}
