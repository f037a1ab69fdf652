import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import type { BankTopic } from "#app/engines/questionnaires/contract.ts";
import { useHome } from "#app/surveys/questionnaire-desk/ui/home.ts";
import { Button } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionBank } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Банк вопросов");

export const loader = load(({ api }) => api.questionBank.topics({}));

export const action = act({
  add: intent(z.object({ name: z.string().default("") }), async ({ api, value }) => {
    const { id: topic } = await api.questionBank.addTopic(value);
    const toast = { id: "topic", kind: "success" as const, text: "Тема готова. Добавьте вопросы" };
    return { to: href(questionBank.topic, { topic }), toast };
  }),
});

export default function Topics() {
  const { items } = useLoaderData<typeof loader>();
  const { fields, problems } = useSmallForm("topic", { name: undefined });
  const home = useHome("test");
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Банк вопросов" places={[home]}>
        Общие вопросы для тестов, по темам. Раздел теста берёт из темы случайные, у каждой попытки – свои.
      </PageHeader>
      {items.length > 0 ? (
        <ul className="mb-6 space-y-3">
          {items.map((topic) => (
            <Line key={topic.id} {...topic} />
          ))}
        </ul>
      ) : (
        <EmptyState icon="surveys" title="Тем пока нет">
          Назовите первую: например, «Пожарная безопасность». Вопросы можно написать или скопировать из теста.
        </EmptyState>
      )}
      <Card>
        <Form id="topic" className="space-y-4">
          <ErrorSummary problems={problems} />
          <TextField field={fields.name} label="Новая тема" maxLength={80} autoComplete="off" />
          <Button icon="add" name="intent" value="add">
            Добавить тему
          </Button>
        </Form>
      </Card>
    </div>
  );
}

function Line({ id, name, questions, archived }: BankTopic) {
  return (
    <Card as="li" pad="s" lifts>
      <h2 className="text-base font-medium wrap-anywhere">
        <CardLink href={href(questionBank.topic, { topic: id })}>{name}</CardLink>
      </h2>
      <p className="mt-1 flex flex-wrap gap-x-3 text-sm text-muted">
        <span>{questions ? counted(questions, ["вопрос", "вопроса", "вопросов"]) : "Вопросов пока нет"}</span>
        {archived > 0 && <span>в архиве: {archived}</span>}
      </p>
    </Card>
  );
}
