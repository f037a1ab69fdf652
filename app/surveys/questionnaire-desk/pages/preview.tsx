import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QuestionField } from "#app/engines/questionnaires/ui/question-field.tsx";
import { anonymityWords } from "#app/engines/questionnaires/ui/words.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";
import { randomWords } from "../ui/bank-draw.tsx";
import { DeskHeader } from "../ui/desk-header.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Предпросмотр анкеты");

export const loader = load(async ({ api, params: { id = "" }, query }) => {
  const source = await api.questionnaireDesk.source({ id });
  const { sections } = source.document;
  const part = Math.min(Math.max(Math.trunc(Number(query.part)) || 1, 1), sections.length);
  return { source, section: sections[part - 1]!, part, parts: sections.length };
});

const nothing = { chosen: [], text: "", number: "", rows: {} };

export default function Preview() {
  const { source, section, part, parts } = useLoaderData<typeof loader>();
  const { id, kind, settings } = source;
  const to = (at: number) => href(questionnaireDesk.preview, { id }, { part: String(at) });
  const promise = anonymityWords[settings.anonymity];
  return (
    <div className="mx-auto max-w-2xl">
      <DeskHeader about={{ ...source, named: settings.anonymity === "named" }} current="preview" />
      {part === 1 && kind === "survey" && (
        <div className="mb-4">
          <Notice title={promise.title}>{promise.text}</Notice>
        </div>
      )}
      <Card className="space-y-7">
        {parts > 1 && (
          <p className="text-muted">
            Раздел {part} из {parts}
          </p>
        )}
        {section.title && <h2>{section.title}</h2>}
        {section.text && <p className="whitespace-pre-line text-soft">{section.text}</p>}
        {section.bank && (
          <p className="rounded-control bg-well px-3.5 py-2.5">
            Здесь у каждой попытки {randomWords(section.bank.count)} из банка.
          </p>
        )}
        {section.questions.length === 0 && !section.bank && <p className="text-muted">В этом разделе нет вопросов.</p>}
        {section.questions.map((question) => (
          <div key={question.id}>
            {question.showIf && <Badge className="mb-2">Появится по условию</Badge>}
            <QuestionField question={question} answer={nothing} errors={[]} />
          </div>
        ))}
        <p className="text-sm text-muted">Так это увидят те, кто отвечает. Здесь ничего не сохраняется.</p>
        <div className="flex flex-wrap gap-3">
          {part < parts && <ButtonLink href={to(part + 1)}>Далее</ButtonLink>}
          {part > 1 && <ButtonLink href={to(part - 1)}>Назад</ButtonLink>}
        </div>
      </Card>
    </div>
  );
}
