import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { type Question, type QuestionKind, questionKinds } from "#app/engines/questionnaires/contract.ts";
import { freshId, putQuestion, questionForm, toQuestion } from "#app/surveys/questionnaire-desk/forms.ts";
import { QuestionFrame } from "#app/surveys/questionnaire-desk/ui/question-form.tsx";
import { RuleLines } from "#app/surveys/questionnaire-desk/ui/rule-lines.tsx";
import { useTyped } from "#app/surveys/questionnaire-desk/ui/typed.ts";
import { PageHeader } from "#app/ui/page-header.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { requestsDesk } from "../desk-routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Поле заявки");

const isKind = (kind: string | undefined): kind is QuestionKind => questionKinds.includes(kind as QuestionKind);

const blank = (kind: QuestionKind): Question => ({
  id: "new",
  kind,
  title: "",
  help: "",
  required: false,
  options: [],
  other: false,
  shuffle: false,
  rows: [],
  low: "",
  high: "",
});

export const loader = load(async ({ api, params: { id = "", field = "" }, query }) => {
  const route = await api.requests.route({ service: id });
  const kept = route.document.sections.flatMap(({ questions }) => questions).find((one) => one.id === field);
  const isNew = field === "new" && isKind(query.kind);
  if (!kept && !isNew) throw redirect(href(requestsDesk.adminRoute, { id }));
  return { route, isNew, question: kept ?? blank(query.kind as QuestionKind) };
});

export const action = act({
  save: intent(questionForm, async ({ api, params: { id = "", field = "" }, value }) => {
    const { document } = await api.requests.route({ service: id });
    const pictures: Record<number, string> = {};
    for (const [at, { picture }] of value.options.entries())
      if (picture?.size) pictures[at] = (await api.account.uploadFile({ file: picture })).id;
    const question = toQuestion(field === "new" ? freshId() : field, value, pictures);
    const { revision, section } = value;
    await api.requests.putFields({ service: id, revision, document: putQuestion(document, section, question) });
    const toast = { id: "field", kind: "success" as const, text: "Поле сохранено" };
    return { to: `${href(requestsDesk.adminRoute, { id })}#${question.id}`, toast };
  }),
});

export default function AdminField() {
  const { route, question, isNew } = useLoaderData<typeof loader>();
  const typed = useTyped();
  const { sections } = route.document;
  const section = sections.at(-1)!.id;
  const back = href(requestsDesk.adminRoute, { id: route.service });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={isNew ? "Новое поле" : "Поле заявки"}
        places={[{ href: back, title: `Заявка: ${route.title}` }]}
      />
      <QuestionFrame typed={typed} question={question} back={back} revision={route.revision} isTest={false}>
        <RuleLines question={question} typed={typed} sections={sections} section={section} />
        <input type="hidden" name="section" value={section} />
      </QuestionFrame>
    </div>
  );
}
