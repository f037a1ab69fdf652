import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { kindsFor } from "#app/engines/questionnaires/ui/kinds.ts";
import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";
import { useHome } from "#app/surveys/questionnaire-desk/ui/home.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { SelectField } from "#app/ui/select-field.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionBank } from "../routes.ts";
import { BankRow } from "../ui/bank-row.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ topic }) => `Банк вопросов: ${topic.name}`, data, "Банк вопросов") },
];

export const loader = load(async ({ api, params: { topic: id = "" }, query: { archived, after } }) => {
  const isArchive = archived === "1";
  return {
    isArchive,
    topic: await api.questionBank.topic({ id, after, ...(isArchive && { archived: "1" as const }) }),
  };
});

const said = (text: string) => ({ id: "bank", kind: "success" as const, text });
const ofQuestion = z.object({ question: z.uuid() });

export const action = act({
  rename: intent(
    z.object({ name: z.string().default("") }),
    async ({ api, params: { topic: id = "" }, value, here }) => {
      await api.questionBank.renameTopic({ id, ...value });
      return { to: here(), toast: said("Тема названа иначе") };
    },
  ),
  drop: intent(z.object({}), async ({ api, params: { topic: id = "" } }) => {
    await api.questionBank.dropTopic({ id });
    return { to: href(questionBank.topics), toast: said("Тема удалена") };
  }),
  archive: intent(ofQuestion, async ({ api, value: { question: id }, here }) => {
    await api.questionBank.archive({ id, archived: true });
    return { to: here(), toast: said("Вопрос в архиве: тесты его больше не берут") };
  }),
  restore: intent(ofQuestion, async ({ api, value: { question: id }, here }) => {
    await api.questionBank.archive({ id, archived: false });
    return { to: here(), toast: said("Вопрос снова в теме") };
  }),
});

export default function Topic() {
  const { topic, isArchive } = useLoaderData<typeof loader>();
  const { id, name, questions, archived, items, next } = topic;
  const { fields, problems } = useSmallForm("topic", { name });
  const home = useHome("test");
  const to = (more: Record<string, string | undefined>) => href(questionBank.topic, { topic: id }, more);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={name} places={[home, { href: href(questionBank.topics), title: "Банк вопросов" }]}>
        {counted(questions, ["вопрос", "вопроса", "вопросов"])}. Правка не касается попыток, которые уже начались.
      </PageHeader>
      <div id="topic" className="space-y-4">
        <ErrorSummary problems={problems} />
        {archived > 0 && (
          <Tabs
            label="Какие вопросы"
            look="pills"
            tabs={[
              { href: to({}), title: "В тестах", current: !isArchive },
              { href: to({ archived: "1" }), title: `В архиве: ${archived}`, current: isArchive },
            ]}
          />
        )}
        {items.length > 0 ? (
          <Card>
            <ol className="divide-y divide-line">
              {items.map((item) => (
                <BankRow key={item.id} topic={id} item={item} />
              ))}
            </ol>
          </Card>
        ) : (
          <EmptyState icon="surveys" title={isArchive ? "В архиве пусто" : "Вопросов пока нет"}>
            {isArchive
              ? "Здесь стоит то, чего тесты больше не берут."
              : "Напишите первый или возьмите из готового теста."}
          </EmptyState>
        )}
        {next && <MoreLink href={to({ ...(isArchive && { archived: "1" }), after: next })} />}
        {!isArchive && (
          <Card className="space-y-5">
            <form
              action={href(questionBank.question, { topic: id, question: "new" })}
              className="flex flex-wrap items-end gap-3"
            >
              <SelectField
                id="topic-kind"
                name="kind"
                label="Новый вопрос"
                options={kindsFor("bank").map((kind) => ({ value: kind, label: kindTitles[kind] }))}
                className="min-w-0 flex-1 basis-56"
              />
              <Button icon="add">Добавить</Button>
            </form>
            <ButtonLink icon="copy" href={href(questionBank.copying, { topic: id })}>
              Взять из теста
            </ButtonLink>
          </Card>
        )}
        <details>
          <summary className="w-fit min-h-6 text-link underline">Название темы</summary>
          <Card className="mt-3">
            <Form id="rename" className="space-y-4">
              <TextField field={fields.name} label="Название" maxLength={80} autoComplete="off" />
              <div className="flex flex-wrap gap-3">
                <Button name="intent" value="rename">
                  Сохранить название
                </Button>
                {questions + archived === 0 && (
                  <Button look="quiet-danger" icon="delete" name="intent" value="drop">
                    Удалить тему
                  </Button>
                )}
              </div>
            </Form>
          </Card>
        </details>
      </div>
    </div>
  );
}
