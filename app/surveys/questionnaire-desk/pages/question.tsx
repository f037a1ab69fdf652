import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Question, type QuestionKind, questionKinds } from "#app/engines/questionnaires/contract.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { freshId, putQuestion, questionForm, toQuestion } from "../forms.ts";
import { questionnaireDesk } from "../routes.ts";
import { useHome } from "../ui/home.ts";
import { QuestionForm } from "../ui/question-form.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Вопрос");

const isKind = (kind: string | undefined): kind is QuestionKind => questionKinds.includes(kind as QuestionKind);

export const loader = load(async ({ api, params: { id = "", question: name = "" }, query }) => {
  const source = await api.questionnaireDesk.source({ id });
  const { sections } = source.document;
  const home = sections.find(({ questions }) => questions.some((one) => one.id === name));
  const kept = home?.questions.find((one) => one.id === name);
  const isNew = name === "new" && isKind(query.kind);
  if (source.frozen || (!kept && !isNew)) throw redirect(href(questionnaireDesk.build, { id }));
  const section = home ?? sections.find((one) => one.id === query.section) ?? sections.at(-1)!;
  return { source, section: section.id, isNew, question: kept ?? blank(query.kind as QuestionKind) };
});

const blank = (kind: QuestionKind): Question => ({
  ...{ id: "new", kind, title: "", help: "", required: false, options: [], other: false, shuffle: false, rows: [] },
  ...{ low: "", high: "" },
});

export const action = act({
  save: intent(questionForm, async ({ api, params: { id = "", question: name = "" }, value }) => {
    const { document } = await api.questionnaireDesk.source({ id });
    const pictures: Record<number, string> = {};
    for (const [at, { picture }] of value.options.entries())
      if (picture?.size) pictures[at] = (await api.account.uploadFile({ file: picture })).id;
    const question = toQuestion(name === "new" ? freshId() : name, value, pictures);
    const { revision, section } = value;
    await api.questionnaireDesk.compose({ id, revision, document: putQuestion(document, section, question) });
    const toast = { id: "question", kind: "success" as const, text: "Вопрос сохранён" };
    return { to: `${href(questionnaireDesk.build, { id })}#${question.id}`, toast };
  }),
});

export default function BuildQuestion() {
  const { source, section, question, isNew } = useLoaderData<typeof loader>();
  const home = useHome(source.kind);
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={isNew ? "Новый вопрос" : "Вопрос"}
        places={[home, { href: href(questionnaireDesk.build, { id: source.id }), title: source.title }]}
      />
      <QuestionForm source={source} section={section} question={question} />
    </div>
  );
}
