import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { usePageForm } from "#app/web/reply.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { rubricForm } from "../forms.ts";
import { newsroom } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Рубрика редакции");

export const loader = load(async ({ api, params: { id = "" }, query: { fresh } }) => {
  return { rubric: fresh ? null : await api.news.rubric({ id }) };
});

export const action = act({
  save: intent(rubricForm, async ({ api, value, params: { id = "" } }) => {
    await api.news.putRubric({ id, ...value });
    return { to: href(newsroom.rubrics), toast: { id: "saved", kind: "success", text: "Рубрика сохранена" } };
  }),
});

export default function EditRubric() {
  const { rubric } = useLoaderData<typeof loader>();
  const { fields, problems } = usePageForm<{ title: string; description: string; reach: string }>("rubric", {
    title: rubric?.title,
    description: rubric?.description,
    reach: rubric?.reach ?? "company",
  });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={rubric?.title ?? "Новая рубрика"}
        places={[{ href: href(newsroom.rubrics), title: "Рубрики" }]}
      />
      <Form id="rubric" className="space-y-6 rounded-card border border-line bg-surface p-4 shadow-card sm:p-7">
        <ErrorSummary problems={problems} />
        <TextField field={fields.title} label="Название" maxLength={60} autoComplete="off" />
        <TextareaField field={fields.description} label="О чём она" rows={2} maxLength={300} optional />
        <RadioGroup
          field={fields.reach}
          label="Чья рубрика"
          look="row"
          choices={[
            { value: "company", label: "Нашей компании" },
            { value: "portal", label: "Всего портала" },
          ]}
        />
        <CheckboxField
          name="fourEyes"
          label="Вторая пара глаз"
          hint="Статью публикует не автор, а другой редактор"
          defaultChecked={rubric?.fourEyes}
        />
        <CheckboxField
          name="archived"
          label="В архиве"
          hint="Прежние новости остаются, новых в рубрике не будет"
          defaultChecked={rubric?.archived}
        />
        <FormActions>
          <Button look="primary" name="intent" value="save">
            Сохранить
          </Button>
          <ButtonLink look="quiet" href={href(newsroom.rubrics)}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </div>
  );
}
