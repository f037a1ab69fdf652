import type { MetaFunction } from "@remix-run/node";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { createForm } from "../forms.ts";
import { questionnaireDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Новая анкета");

export const action = act({
  create: intent(createForm, async ({ api, value }) => {
    const { id } = await api.questionnaireDesk.create(value);
    const toast = { id: "created", kind: "success" as const, text: "Черновик готов. Добавьте вопросы" };
    return { to: href(questionnaireDesk.build, { id }), toast };
  }),
});

export default function CreateQuestionnaire() {
  const { fields, problems } = useSmallForm("new", { kind: "survey", title: undefined, description: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Новая анкета" places={[{ href: href(questionnaireDesk.list), title: "Опросы и тесты" }]}>
        Пока это черновик, его видят только администраторы и соавторы, которых вы назовёте.
      </PageHeader>
      <Card>
        <Form id="new" className="space-y-6">
          <ErrorSummary problems={problems} />
          <RadioGroup
            field={fields.kind}
            label="Что это"
            look="cards"
            choices={[
              { value: "survey", label: "Опрос", hint: "Узнать мнение: с именами, обезличенно или анонимно" },
              { value: "test", label: "Тест", hint: "Проверить знания: баллы, время, попытки" },
            ]}
          />
          <TextField field={fields.title} label="Название" maxLength={256} autoComplete="off" />
          <TextareaField
            field={fields.description}
            label="О чём и зачем"
            hint="Прочитают до первого вопроса"
            maxLength={8192}
            optional
          />
          <FormActions>
            <Button look="primary" name="intent" value="create">
              Создать черновик
            </Button>
            <ButtonLink look="quiet" href={href(questionnaireDesk.list)}>
              Отмена
            </ButtonLink>
          </FormActions>
        </Form>
      </Card>
    </div>
  );
}
