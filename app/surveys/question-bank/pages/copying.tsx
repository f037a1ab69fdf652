import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { bankKinds } from "#app/engines/questionnaires/contract.ts";
import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";
import { useHome } from "#app/surveys/questionnaire-desk/ui/home.ts";
import { useTyped } from "#app/surveys/questionnaire-desk/ui/typed.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionBank } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Вопросы из теста");

/** What may be copied of a test: what is asked, and brings no files. */
const isBankable = ({ kind }: { kind: string }) => (bankKinds as string[]).includes(kind);

export const loader = load(async ({ api, params: { topic: id = "" }, query: { from } }) => {
  const [topic, { items: tests }] = await Promise.all([api.questionBank.topic({ id }), api.questionBank.tests({})]);
  const chosen = tests.find((one) => one.id === from);
  const source = chosen && (await api.questionnaireDesk.source({ id: chosen.id }));
  const questions = source?.document.sections.flatMap((section) => section.questions.filter(isBankable)) ?? [];
  return {
    topic: { id, name: topic.name },
    tests: tests.filter((one) => one.questions > 0),
    from: chosen ? { id: chosen.id, title: chosen.title } : null,
    questions: questions.map(({ id: name, title, kind }) => ({ id: name, title, kind })),
  };
});

const form = z.object({
  from: z.uuid("Выберите тест"),
  questions: z.array(z.string().max(40), { error: "Отметьте вопросы" }).min(1, "Отметьте вопросы").max(100),
});

export const action = act({
  copy: intent(form, async ({ api, params: { topic = "" }, value }) => {
    const { copied } = await api.questionBank.copy({ topic, ...value });
    const text = `Скопировано: ${counted(copied, ["вопрос", "вопроса", "вопросов"])}`;
    return { to: href(questionBank.topic, { topic }), toast: { id: "copied", kind: "success", text } };
  }),
});

export default function CopyQuestions() {
  const { topic, tests, from, questions } = useLoaderData<typeof loader>();
  const { isTyped, listOf, errorsOf, problems } = useTyped();
  const home = useHome("test");
  const back = href(questionBank.topic, { topic: topic.id });
  const errors = errorsOf("questions");
  const marked = listOf("questions");
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Вопросы из теста"
        places={[home, { href: href(questionBank.topics), title: "Банк вопросов" }, { href: back, title: topic.name }]}
      >
        Копии встанут в тему «{topic.name}», в тесте всё останется как есть. Условия показа не копируются.
      </PageHeader>
      {tests.length === 0 ? (
        <EmptyState icon="surveys" title="Тестов с вопросами нет" action={<ButtonLink href={back}>К теме</ButtonLink>}>
          Вопросы можно написать прямо в теме.
        </EmptyState>
      ) : (
        <Card className="space-y-6">
          <form className="flex flex-wrap items-end gap-3">
            <SelectField
              id="copy-from"
              name="from"
              label="Тест"
              options={tests.map(({ id, title, questions: count }) => ({ value: id, label: `${title} (${count})` }))}
              defaultValue={from?.id}
              className="min-w-0 flex-1 basis-56"
            />
            <Button>Показать вопросы</Button>
          </form>
          {from && (
            <Form id="question" className="space-y-5 border-t border-line pt-5">
              <ErrorSummary problems={problems} />
              <input type="hidden" name="from" value={from.id} />
              <fieldset id="question-questions" tabIndex={-1} className="space-y-3">
                <legend className="mb-2 font-medium">{from.title}</legend>
                <FieldErrors id={errors.length ? "question-questions-error" : undefined} errors={errors} />
                {questions.map(({ id, title, kind }) => (
                  <CheckboxField
                    key={id}
                    id={`copy-${id}`}
                    name="questions"
                    value={id}
                    label={title}
                    hint={kindTitles[kind]}
                    defaultChecked={isTyped ? marked.includes(id) : true}
                  />
                ))}
              </fieldset>
              <FormActions>
                <Button look="primary" name="intent" value="copy">
                  Скопировать отмеченные
                </Button>
                <ButtonLink look="quiet" href={back}>
                  Отмена
                </ButtonLink>
              </FormActions>
            </Form>
          )}
        </Card>
      )}
    </div>
  );
}
