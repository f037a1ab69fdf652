import type { ReactNode } from "react";
import { Attachments } from "#app/engines/content/ui/attachments.tsx";
import { Badge } from "#app/ui/badge.tsx";
import { ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { linkAddresses } from "#app/ui/link-addresses.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { Time } from "#app/ui/time.tsx";
import { href } from "#app/web/urls.ts";
import type { StepView } from "../contract.ts";
import { adaptation } from "../routes.ts";
import { dayText, gradeText, kindTitles, roleTitles, stateLooks, stateTitles } from "./words.ts";

type Clock = { zone: string; now: string; today: string };

/** A step of a newcomer's own: its words, how it stands, and below what is to be done with it. */
export function Lesson({ step, clock, children }: { step: StepView; clock: Clock; children?: ReactNode }) {
  const { run, level } = step;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={step.title}
        places={[
          { href: href(adaptation.home), title: "Адаптация" },
          { href: href(adaptation.trajectory, { trajectoryId: run.id }), title: run.title },
          { href: href(adaptation.level, { trajectoryId: run.id, levelId: level.key }), title: level.title },
        ]}
      >
        <Marks step={step} today={clock.today} />
      </PageHeader>
      <Matter step={step} />
      <Answer step={step} />
      <Shown step={step} />
      {children}
      {!step.standing.newcomer && (
        <p className="mt-6">
          <ButtonLink
            href={href(adaptation.checked, { id: step.newcomer.accountId, trajectoryId: run.id, lessonId: step.key })}
          >
            К проверке
          </ButtonLink>
        </p>
      )}
      <Next step={step} />
      <History step={step} {...clock} />
    </div>
  );
}

export function Marks({ step, today }: { step: StepView; today: string }) {
  const isOver = step.state === "done" || step.state === "skipped";
  return (
    <p className="flex flex-wrap items-center gap-1.5">
      <Badge>{kindTitles[step.kind]}</Badge>
      <Badge look={stateLooks[step.state]}>{stateTitles[step.state]}</Badge>
      {step.role !== "newcomer" && <Badge>{`Делает: ${roleTitles[step.role].toLowerCase()}`}</Badge>}
      {!step.required && <Badge>По желанию</Badge>}
      {step.dueOn && !isOver && (
        <span className="text-sm">{`${step.late ? "срок был" : "до"} ${dayText(step.dueOn, today)}`}</span>
      )}
    </p>
  );
}

/** What a step says, and what is to be opened. */
export function Matter({ step: { body, link, kind } }: { step: StepView }) {
  if (!body && !link) return null;
  const isOutside = !link.startsWith("/");
  return (
    <Card className="space-y-4">
      {body && <p className="whitespace-pre-line wrap-anywhere">{linkAddresses(body)}</p>}
      {link && (
        <ButtonLink
          href={link}
          icon={isOutside ? "external" : "forward"}
          {...(isOutside && { rel: "noopener noreferrer", target: "_blank" })}
        >
          {openWords[kind] ?? "Открыть"}
        </ButtonLink>
      )}
    </Card>
  );
}

const openWords: Partial<Record<StepView["kind"], string>> = {
  course: "Открыть курс",
  test: "Открыть тест",
  survey: "Открыть опрос",
};

/** What whoever checks has answered. */
function Answer({ step: { state, comment, grading, grade } }: { step: StepView }) {
  if (state === "returned")
    return (
      <div className="mt-4">
        <Notice look="warning" title="Нужно доделать">
          <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
        </Notice>
      </div>
    );
  const graded = gradeText(grading, grade);
  if ((state === "done" || state === "skipped") && (comment || graded))
    return (
      <div className="mt-4">
        <Notice look="success" title={graded ? `Оценка: ${graded}` : "Вам ответили"}>
          <p className="whitespace-pre-line wrap-anywhere">{comment}</p>
        </Notice>
      </div>
    );
  return null;
}

/** What has been shown for a step. */
export function Shown({ step: { state, evidence, files } }: { step: StepView }) {
  const isShown = ["submitted", "returned", "done"].includes(state);
  if (!isShown || (!evidence && !files.length)) return null;
  return (
    <section aria-labelledby="shown" className="mt-4">
      <h2 id="shown" className="mb-1 font-semibold">
        Что показано
      </h2>
      {evidence && <p className="whitespace-pre-line wrap-anywhere">{linkAddresses(evidence)}</p>}
      <Attachments items={files} />
    </section>
  );
}

function Next({ step: { state, next, run } }: { step: StepView }) {
  if (!next || !["submitted", "done", "skipped", "locked"].includes(state)) return null;
  return (
    <p className="mt-6">
      <ButtonLink
        look="tinted"
        icon="forward"
        href={href(adaptation.lesson, { trajectoryId: run.id, levelId: next.level, lessonId: next.key })}
      >
        {`Дальше: ${next.title}`}
      </ButtonLink>
    </p>
  );
}

const deeds: Partial<Record<StepView["state"], string>> = {
  "in-progress": "Начато",
  submitted: "Отправлено на проверку",
  returned: "Возвращено",
  done: "Сделано",
  skipped: "Пропущено",
};

/** Who has done what with a step, and when. */
export function History({ step, zone, now }: { step: StepView } & Pick<Clock, "zone" | "now">) {
  if (!step.marks.length) return null;
  return (
    <section aria-labelledby="history" className="mt-8 text-sm">
      <h2 id="history" className="mb-2 font-semibold">
        Как было
      </h2>
      <ol className="space-y-1.5">
        {step.marks.map(({ state, by, note, at }) => (
          <li key={at + state}>
            <Time value={at} zone={zone} now={now} look="moment" className="text-muted" />
            {` · ${deeds[state] ?? stateTitles[state]}${by ? `, ${by}` : ""}`}
            {note && <span className="block whitespace-pre-line wrap-anywhere text-soft">{note}</span>}
          </li>
        ))}
      </ol>
    </section>
  );
}
