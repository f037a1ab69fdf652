import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import type { Question, QuestionKind } from "#app/engines/questionnaires/contract.ts";
import { freshId, putQuestion, questionForm, toQuestion } from "#app/surveys/questionnaire-desk/forms.ts";
import { QuestionFrame } from "#app/surveys/questionnaire-desk/ui/question-form.tsx";
import { useTyped } from "#app/surveys/questionnaire-desk/ui/typed.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { events } from "../routes.ts";
import { askedKinds } from "../ui/asked-kinds.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Вопрос при записи");

const isKind = (kind: string | undefined): kind is QuestionKind =>
  kind !== undefined && Object.hasOwn(askedKinds, kind);

const nothing = { id: "new", title: "", help: "", required: false, other: false, shuffle: false, low: "", high: "" };
const blank = (kind: QuestionKind): Question => ({ ...nothing, kind, options: [], rows: [] });

export const loader = load(async ({ api, params: { id = "", question = "" }, query }) => {
  const asked = await api.events.questions({ id });
  const kept = asked.document.sections.flatMap(({ questions }) => questions).find((one) => one.id === question);
  const isNew = question === "new" && isKind(query.kind);
  if (asked.isAnswered || (!kept && !isNew)) throw redirect(href(events.questions, { id }));
  return { asked, isNew, question: kept ?? blank(query.kind as QuestionKind) };
});

export const action = act({
  save: intent(questionForm, async ({ api, value, params: { id = "", question: named = "" } }) => {
    const { document } = await api.events.questions({ id });
    const { revision, section } = value;
    const question = toQuestion(named === "new" ? freshId() : named, value, {});
    await api.events.putQuestions({ id, revision, document: putQuestion(document, section, question) });
    const toast = { id: "question", kind: "success" as const, text: "Вопрос сохранён" };
    return { to: href(events.questions, { id }), toast };
  }),
});

export default function EventQuestion() {
  const { asked, question, isNew } = useLoaderData<typeof loader>();
  const typed = useTyped();
  const { id, title, revision, document } = asked;
  const back = href(events.questions, { id });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={isNew ? "Новый вопрос" : "Вопрос при записи"}
        places={[
          { href: href(events.one, { id }), title },
          { href: back, title: "Вопросы при записи" },
        ]}
      />
      <QuestionFrame {...{ typed, question, back, revision }} isTest={false}>
        <input type="hidden" name="section" value={document.sections.at(-1)!.id} />
      </QuestionFrame>
    </div>
  );
}
