import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { anonymityWords } from "#app/engines/questionnaires/ui/words.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { surveys } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ survey }) => survey.title, data, "Опрос") },
];

export const loader = load(async ({ api, params: { anketaId: id = "" } }) => ({
  survey: await api.questionnaires.view({ id, kind: "survey" }),
}));

export default function Survey() {
  const { survey } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { id, title, description, sections, questions, closesAt, settings, answered } = survey;
  const promise = anonymityWords[settings.anonymity];
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} places={[{ href: href(surveys.list), title: "Опросы" }]} />
      <Card className="space-y-5">
        {answered && (
          <Notice look="success" title="Вы уже ответили">
            {settings.thanks || "Спасибо, что нашли время."}
          </Notice>
        )}
        {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        <p className="text-muted">
          {counted(questions, ["вопрос", "вопроса", "вопросов"])}
          {sections.length > 1 && ` в ${counted(sections.length, ["разделе", "разделах", "разделах"])}`}
          {closesAt && (
            <>
              {survey.state === "closed" ? ", закончился " : ", ответить можно до "}
              <Time value={closesAt} zone={viewer.timeZone} now={now} look="moment" />
            </>
          )}
        </p>
        <Notice title={promise.title}>{promise.text}</Notice>
        {survey.graceUntil && (
          <Notice look="warning" title="Опрос закрыт, но вы успели начать">
            Отправить ответы можно до <Time value={survey.graceUntil} zone={viewer.timeZone} now={now} look="moment" />.
          </Notice>
        )}
        {settings.reward > 0 && (
          <p>
            {`За ответ – ${counted(settings.reward, ["балл", "балла", "баллов"])}`}
            {settings.anonymity !== "named" && ": придут всем вместе, когда опрос закроют"}.
          </p>
        )}
        {survey.unsent.length > 0 && (
          <Notice look="warning" title="Ваши ответы не отправлены: приём закончился">
            <p>Вот что вы успели написать. Видите это только вы.</p>
            <dl className="mt-2 space-y-2">
              {survey.unsent.map(({ title: question, answer }) => (
                <div key={question}>
                  <dt className="font-medium wrap-anywhere">{question}</dt>
                  <dd className="whitespace-pre-line wrap-anywhere">{answer}</dd>
                </div>
              ))}
            </dl>
          </Notice>
        )}
        <Ways {...survey} to={href(surveys.section, { anketaId: id, part: String(survey.draft?.part ?? 1) })} />
      </Card>
    </div>
  );
}

type Survey = ReturnType<typeof useLoaderData<typeof loader>>["survey"];

function Ways({ id, draft, mayAnswer, mayChange, seesResults, answered, state, to }: Survey & { to: string }) {
  return (
    <div className="space-y-3">
      {!answered && !mayAnswer && (
        <p>{state === "paused" ? "Опрос на паузе: загляните позже." : "Опрос закрыт, ответить уже нельзя."}</p>
      )}
      <p className="flex flex-wrap gap-3">
        {mayAnswer && (
          <ButtonLink look="primary" href={to}>
            {draft ? "Продолжить опрос" : "Начать"}
          </ButtonLink>
        )}
        {mayChange && (
          <ButtonLink href={href(surveys.section, { anketaId: id, part: "1" })}>Изменить ответы</ButtonLink>
        )}
        {seesResults && <ButtonLink href={href(surveys.results, { anketaId: id })}>Итоги</ButtonLink>}
      </p>
    </div>
  );
}
