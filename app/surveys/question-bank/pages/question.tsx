import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { bankKinds, type Question } from "#app/engines/questionnaires/contract.ts";
import { bankQuestionForm, toQuestion } from "#app/surveys/questionnaire-desk/forms.ts";
import { useHome } from "#app/surveys/questionnaire-desk/ui/home.ts";
import { QuestionFrame } from "#app/surveys/questionnaire-desk/ui/question-form.tsx";
import { useTyped } from "#app/surveys/questionnaire-desk/ui/typed.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionBank } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Вопрос банка");

type BankKind = (typeof bankKinds)[number];
const kindIn = (asked: string | undefined): BankKind => bankKinds.find((one) => one === asked) ?? "single";

const blank = (kind: BankKind): Question => ({
  ...{ id: "new", kind, title: "", help: "", required: true, options: [], other: false, shuffle: false, rows: [] },
  ...{ low: "", high: "" },
});

export const loader = load(async ({ api, params: { topic = "", question: id = "" }, query }) => {
  const [kept, { items: topics }] = await Promise.all([
    id === "new" ? { question: blank(kindIn(query.kind)), revision: 0, topic } : api.questionBank.question({ id }),
    api.questionBank.topics({}),
  ]);
  return { ...kept, topics, isNew: id === "new" };
});

export const action = act({
  save: intent(bankQuestionForm, async ({ api, params: { question: id = "" }, value }) => {
    const pictures: Record<number, string> = {};
    for (const [at, { picture }] of value.options.entries())
      if (picture?.size) pictures[at] = (await api.account.uploadFile({ file: picture })).id;
    const { id: _, showIf: __, kind, ...rest } = toQuestion("new", value, pictures);
    const { topic, revision } = value;
    const question = { ...rest, kind: kindIn(kind) };
    if (id === "new") await api.questionBank.addQuestion({ topic, question });
    else await api.questionBank.changeQuestion({ id, topic, revision, question });
    const toast = { id: "question", kind: "success" as const, text: "Вопрос сохранён" };
    return { to: href(questionBank.topic, { topic }), toast };
  }),
});

export default function EditBankQuestion() {
  const { question, revision, topic, topics, isNew } = useLoaderData<typeof loader>();
  const typed = useTyped();
  const home = useHome("test");
  const back = href(questionBank.topic, { topic });
  const name = topics.find(({ id }) => id === topic)?.name ?? "Тема";
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={isNew ? "Новый вопрос банка" : "Вопрос банка"}
        places={[home, { href: href(questionBank.topics), title: "Банк вопросов" }, { href: back, title: name }]}
      />
      <QuestionFrame {...{ typed, question, revision, back }} isTest>
        <SelectField
          id="question-topic"
          name="topic"
          label="Тема"
          errors={typed.errorsOf("topic")}
          options={topics.map((one) => ({ value: one.id, label: one.name }))}
          defaultValue={typed.valueOf("topic", topic)}
        />
      </QuestionFrame>
    </div>
  );
}
