import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { type QuestionnaireDeskLine, questionnaireStates } from "#app/engines/questionnaires/contract.ts";
import { anonymityTitles, stateLooks, stateTitles } from "#app/engines/questionnaires/ui/words.ts";
import { questionBank } from "#app/surveys/question-bank/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card, CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { MoreLink } from "#app/ui/more-link.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Tabs } from "#app/ui/tabs.tsx";
import { Time } from "#app/ui/time.tsx";
import { load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Опросы и тесты");

export const loader = load(async ({ api, query: { state: asked, after } }) => {
  const state = z.enum(questionnaireStates).optional().catch(undefined).parse(asked);
  return { state, ...(await api.questionnaireDesk.list({ state, after })) };
});

const tabs = ["open", "scheduled", "draft", "paused", "closed", "archived"] as const;

export default function Questionnaires() {
  const { state, items, next } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title="Опросы и тесты"
        actions={
          <>
            <ButtonLink href={href(questionBank.topics)}>Банк вопросов</ButtonLink>
            <ButtonLink href={href(questionnaireDesk.create)} look="primary" icon="add">
              Новая анкета
            </ButtonLink>
          </>
        }
      >
        Опрос узнаёт мнение, тест – знания. Из чего они состоят, решаете вы.
      </PageHeader>
      <div className="mb-5">
        <Tabs
          label="Какие анкеты"
          look="pills"
          wraps
          tabs={[
            { href: href(questionnaireDesk.list), title: "Все", current: !state },
            ...tabs.map((one) => ({
              href: href(questionnaireDesk.list, null, { state: one }),
              title: stateTitles[one],
              current: one === state,
            })),
          ]}
        />
      </div>
      {items.length > 0 ? (
        <ul className="space-y-3">
          {items.map((item) => (
            <Line key={item.id} {...item} />
          ))}
        </ul>
      ) : (
        <EmptyState
          icon="surveys"
          title={state ? "Таких анкет нет" : "Анкет пока нет"}
          action={
            state ? (
              <ButtonLink href={href(questionnaireDesk.list)}>Все анкеты</ButtonLink>
            ) : (
              <ButtonLink href={href(questionnaireDesk.create)}>Составить первую</ButtonLink>
            )
          }
        >
          Спросите коллег о том, что решаете, или проверьте, чему научили.
        </EmptyState>
      )}
      {next && <MoreLink href={href(questionnaireDesk.list, null, { state, after: next })} />}
    </div>
  );
}

function Line(line: QuestionnaireDeskLine) {
  const { id, kind, title, state, anonymity, author, wave, questions, answered, closesAt } = line;
  const { viewer, now } = useRoot();
  return (
    <Card as="li" pad="s" lifts>
      <h2 className="text-base font-medium wrap-anywhere">
        <CardLink href={href(state === "draft" ? questionnaireDesk.build : questionnaireDesk.results, { id })}>
          {title}
        </CardLink>
      </h2>
      <p className="mt-2 flex flex-wrap items-center gap-x-3 gap-y-1.5 text-sm text-muted">
        <Badge look={stateLooks[state]}>{stateTitles[state]}</Badge>
        <span>{kind === "test" ? "Тест" : "Опрос"}</span>
        {kind === "survey" && anonymity !== "named" && <Badge>{anonymityTitles[anonymity]}</Badge>}
        {wave > 1 && <span>{wave}-я волна</span>}
        <span>{counted(questions, ["вопрос", "вопроса", "вопросов"])}</span>
        {answered > 0 && <span>{counted(answered, ["ответил", "ответили", "ответили"])}</span>}
        {closesAt && (
          <span>
            до <Time value={closesAt} zone={viewer.timeZone} now={now} look="day" />
          </span>
        )}
        <span>{author}</span>
      </p>
    </Card>
  );
}
