import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { Columns } from "#app/ui/columns.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import type { LevelView, RunView, StepLine } from "../contract.ts";
import { adaptation } from "../routes.ts";
import { LevelLine } from "../ui/level-line.tsx";
import { progressText } from "../ui/run-card.tsx";
import { StepList } from "../ui/step-list.tsx";
import { Helpers } from "../ui/who-helps.tsx";
import { dayText, outcomeTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ run: RunView }>(({ run }) => run.title, "Программа адаптации");

export const loader = load(async ({ api, params: { trajectoryId = "" } }) => ({
  run: await api.adaptation.run({ id: trajectoryId }),
}));

export default function Trajectory() {
  const { run } = useLoaderData<typeof loader>();
  const { id, title, description, levels, today, done, required } = run;
  const levelOf = new Map(levels.flatMap((level) => level.steps.map((step) => [step.key, level.key] as const)));
  const hrefOf = ({ key }: StepLine) =>
    href(adaptation.lesson, { trajectoryId: id, levelId: levelOf.get(key)!, lessonId: key });
  const mine = levels.flatMap(({ steps }) => steps.filter((step) => step.mine));
  const { now, week } = near(mine, today);
  return (
    <Columns
      beside={
        <>
          <Helpers helpers={run.helpers} />
          {!run.standing.newcomer && (
            <p className="mt-4 px-1">
              <a
                href={href(adaptation.subordinate, { id: run.newcomer.accountId }, { run: id })}
                className="inline-block min-h-6 text-link"
              >
                {`Как дела: ${run.newcomer.name}`}
              </a>
            </p>
          )}
          <p className="mt-4 px-1">
            <a href={href(adaptation.grades, { trajectoryId: id })} className="inline-block min-h-6 text-link">
              Оценки и ответы
            </a>
          </p>
        </>
      }
    >
      <PageHeader title={title} places={[{ href: href(adaptation.home), title: "Адаптация" }]}>
        {description}
      </PageHeader>
      {required > 0 && <Progress label="Пройдено" value={done} max={required} text={progressText(run)} />}
      <State run={run} />
      {now.length > 0 && (
        <Section id="now" title="Сегодня">
          <StepList steps={now} {...{ today, hrefOf }} />
        </Section>
      )}
      {week.length > 0 && (
        <Section id="week" title="На этой неделе">
          <StepList steps={week} {...{ today, hrefOf }} />
        </Section>
      )}
      <Section id="levels" title="Вся программа">
        <ol className="space-y-2">
          {levels.map((level) => (
            <LevelLine
              key={level.key}
              level={level}
              href={href(adaptation.level, { trajectoryId: id, levelId: level.key })}
            />
          ))}
        </ol>
      </Section>
    </Columns>
  );
}

/** What is for today: returned, begun, due by today or without a day; and what is due until Sunday. */
function near(mine: StepLine[], today: string): { now: StepLine[]; week: StepLine[] } {
  const sunday = daysFrom(today, (7 - new Date(`${today}T00:00Z`).getUTCDay()) % 7);
  const isNow = ({ dueOn, state }: StepLine) =>
    state === "returned" || state === "in-progress" || dueOn === null || dueOn <= today;
  const dueBy = (one: StepLine, other: StepLine) => ((one.dueOn ?? "9") < (other.dueOn ?? "9") ? -1 : 1);
  return {
    now: mine.filter(isNow).toSorted(dueBy).slice(0, 5),
    week: mine.filter((step) => !isNow(step) && step.dueOn! <= sunday).toSorted(dueBy),
  };
}

function State({ run }: { run: RunView }) {
  const { state, startedOn, today, trialEndsOn, conclusion, levels } = run;
  const late = levels.reduce((sum: number, level: LevelView) => sum + level.steps.filter((one) => one.late).length, 0);
  return (
    <div className="mt-4 space-y-3 empty:hidden">
      {state === "planned" && (
        <Notice title={`Программа начнётся ${dayText(startedOn, today)}`}>Пока можно посмотреть, что вас ждёт.</Notice>
      )}
      {state === "paused" && (
        <Notice title="Программа приостановлена">Сроки подождут: они сдвинутся, когда вы вернётесь.</Notice>
      )}
      {state === "active" && run.required > 0 && run.done === run.required && (
        <Notice look="success" title="Свои шаги вы сделали">
          Осталось то, что за другими: они знают.
        </Notice>
      )}
      {state === "completed" && <Notice look="success" title="Вы прошли программу. Поздравляем!" />}
      {state === "cancelled" && <Notice title="Программа прекращена" />}
      {conclusion && (
        <Notice look={conclusion.outcome === "passed" ? "success" : "info"} title={outcomeTitles[conclusion.outcome]}>
          <p className="whitespace-pre-line wrap-anywhere">{conclusion.text}</p>
          <p className="mt-1 text-sm text-muted">{conclusion.by}</p>
        </Notice>
      )}
      {state === "active" && late > 0 && (
        <Notice title="Кое-что задержалось, это не страшно">
          Начните с первого в списке «Сегодня». Если мешают дела или непонятно, с чего начать, скажите руководителю или
          наставнику.
        </Notice>
      )}
      {state === "active" && trialEndsOn && !conclusion && (
        <p className="text-sm text-muted">{`Испытательный срок до ${dayText(trialEndsOn, today)}`}</p>
      )}
    </div>
  );
}
