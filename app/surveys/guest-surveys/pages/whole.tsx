import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { findAsGuest } from "../forms.ts";
import { guestSurveys } from "../routes.ts";
import { LinkOver } from "../ui/link-over.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Опрос для гостей");

export const loader = load(async ({ api, params: { token = "" } }) => ({
  token,
  survey: await findAsGuest(api, token),
}));

export default function GuestWhole() {
  const { survey, token } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  if (!survey) return <LinkOver />;
  const { title, description, questions, parts, part, begun, mayAnswer, state, closesAt } = survey;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} />
      <Card className="space-y-5">
        {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        <p className="text-muted">
          {counted(questions, ["вопрос", "вопроса", "вопросов"])}
          {parts > 1 && ` в ${counted(parts, ["разделе", "разделах", "разделах"])}`}
          {closesAt && state !== "closed" && (
            <>
              , ответить можно до <Time value={closesAt} zone={viewer.timeZone} now={now} look="moment" />
            </>
          )}
        </p>
        <Notice title="Без имени">
          Вы отвечаете как гость: имени портал не спрашивает и с ответами ссылку не хранит. Она сработает один раз, а
          отправленное изменить нельзя. Начатое хранится при ссылке, пока вы не отправите.
        </Notice>
        {mayAnswer ? (
          <p>
            <ButtonLink look="primary" href={href(guestSurveys.section, { token, part: String(part) })}>
              {begun ? "Продолжить" : "Начать"}
            </ButtonLink>
          </p>
        ) : (
          <p>{waiting[state] ?? "Опрос закрыт, ответить уже нельзя."}</p>
        )}
      </Card>
    </div>
  );
}

const waiting: Record<string, string> = {
  scheduled: "Опрос ещё не начался: откройте ссылку позже.",
  paused: "Опрос на паузе: загляните позже, начатое сохранено.",
  draft: "Опрос ещё готовят: откройте ссылку позже.",
};
