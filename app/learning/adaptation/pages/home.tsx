import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { people } from "#app/people/people/routes.ts";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { CardLink } from "#app/ui/card.tsx";
import { EmptyState } from "#app/ui/empty-state.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { todayOf } from "../forms.ts";
import { adaptation } from "../routes.ts";
import { progressText, RunCard } from "../ui/run-card.tsx";
import { Waiting } from "../ui/waiting.tsx";
import { outcomeTitles, runTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Адаптация");

export const loader = load(async ({ api, viewer, now }) => ({
  ...(await api.adaptation.home({})),
  today: todayOf(now, viewer.timeZone),
}));

export default function AdaptationHome() {
  const { mine, newcomers, waiting, today } = useLoaderData<typeof loader>();
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Адаптация" />
      {mine.length === 0 && newcomers.length === 0 && <Nothing />}
      {mine.length > 0 && (
        <ul className="space-y-2">
          {mine.map((run) => (
            <li key={run.id} className="card lifts relative p-4">
              <h2 className="mb-2 flex flex-wrap items-center justify-between gap-2 text-lg font-semibold">
                <CardLink href={href(adaptation.trajectory, { trajectoryId: run.id })}>{run.title}</CardLink>
                <Badge>{runTitles[run.state]}</Badge>
              </h2>
              {run.required > 0 && (
                <Progress label="Пройдено" value={run.done} max={run.required} text={progressText(run)} />
              )}
              {run.outcome && <p className="mt-2 text-soft">{outcomeTitles[run.outcome]}</p>}
            </li>
          ))}
        </ul>
      )}
      {waiting.length > 0 && (
        <Section id="waiting" title="Ждут вас">
          <Waiting items={waiting} today={today} />
        </Section>
      )}
      {newcomers.length > 0 && (
        <Section id="newcomers" title="Мои новички">
          <ul className="space-y-2">
            {newcomers.map((run) => (
              <RunCard
                key={run.id}
                run={run}
                href={href(adaptation.subordinate, { id: run.newcomer.accountId }, { run: run.id })}
              />
            ))}
          </ul>
        </Section>
      )}
    </div>
  );
}

function Nothing() {
  return (
    <EmptyState
      icon="adaptation"
      title="Для вас нет программы адаптации"
      action={
        <div className="flex flex-wrap justify-center gap-2">
          <ButtonLink href={href(people.structure)} icon="company">
            Структура компании
          </ButtonLink>
          <ButtonLink href={href(people.directory)} icon="users">
            Коллеги
          </ButtonLink>
        </div>
      }
    >
      Так бывает, если вы работаете здесь давно. Если вы пришли недавно, спросите своего руководителя: программу
      начинает отдел кадров. Как устроен портал, рассказывают вопросы и ответы под знаком «?».
    </EmptyState>
  );
}
