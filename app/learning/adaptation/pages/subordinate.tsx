import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { account } from "#app/people/account/routes.ts";
import { ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Tabs } from "#app/ui/tabs.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { RunView, StepLine } from "../contract.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { subordinateIntents } from "../forms.ts";
import { adaptation } from "../routes.ts";
import { checkedHref } from "../ui/checked-href.ts";
import { ConclusionForm } from "../ui/conclusion-form.tsx";
import { HelperForm } from "../ui/helping-form.tsx";
import { Notes } from "../ui/notes.tsx";
import { OwnStepForm } from "../ui/own-step-form.tsx";
import { progressText } from "../ui/run-card.tsx";
import { StepList } from "../ui/step-list.tsx";
import { Helpers } from "../ui/who-helps.tsx";
import { dayText, outcomeTitles, runTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ run: RunView }>(
  ({ run }) => `Адаптация: ${run.newcomer.name}`,
  "Адаптация подчинённого",
);

export const loader = load(async ({ api, params: { id = "" }, query, viewer, now }) => {
  const { runs, run } = await api.adaptation.subordinate({ id, ...(query.run && { run: query.run }) });
  const notes = run.standing.checks ? (await api.adaptation.notes({ id: run.id })).items : [];
  return { runs, run, notes, clock: { zone: viewer.timeZone, now } };
});

export const action = act(subordinateIntents);

export default function Subordinate() {
  const { runs, run, notes, clock } = useLoaderData<typeof loader>();
  const { newcomer, standing, today, done, required, levels } = run;
  const hrefOf = ({ key }: StepLine) => checkedHref(newcomer.accountId, run.id, key);
  const steps = levels.flatMap((level) => level.steps);
  const submitted = standing.checks ? steps.filter(({ state }) => state === "submitted") : [];
  const mine = steps.filter((step) => step.mine);
  const late = steps.filter((step) => step.late && !step.mine);
  const isGoing = ["planned", "active", "paused"].includes(run.state);
  return (
    <Columns
      beside={
        <div className="space-y-4">
          <Helpers helpers={run.helpers} all />
          {standing.checks && isGoing && <HelperForm run={run.id} roles={standing.desk ? undefined : ["buddy"]} />}
          <p className="space-y-2 px-1">
            <a href={href(adaptation.grades, { trajectoryId: run.id })} className="block text-link">
              Оценки и ответы
            </a>
            <a href={href(account.profile, { socialId: newcomer.alias })} className="block text-link">
              Страница коллеги
            </a>
          </p>
        </div>
      }
    >
      <PageHeader
        title={newcomer.name}
        places={[{ href: href(adaptation.home), title: "Адаптация" }]}
        actions={
          standing.desk && (
            <ButtonLink href={href(adaptationDesk.adminRun, { id: run.id })} icon="settings">
              Управлять
            </ButtonLink>
          )
        }
      >
        {`${newcomer.position ? `${newcomer.position} · ` : ""}${run.title} · ${runTitles[run.state].toLowerCase()}`}
      </PageHeader>
      {runs.length > 1 && (
        <div className="mb-4">
          <Tabs
            label="Программы"
            look="pills"
            tabs={runs.map((one) => ({
              href: href(adaptation.subordinate, { id: newcomer.accountId }, { run: one.id }),
              title: one.title,
              current: one.id === run.id,
            }))}
          />
        </div>
      )}
      {required > 0 && <Progress label="Пройдено" value={done} max={required} text={progressText(run)} />}
      <p className="mt-2 text-sm text-muted">
        {`С ${dayText(run.startedOn, today)}`}
        {run.trialEndsOn && `, испытательный срок до ${dayText(run.trialEndsOn, today)}`}
      </p>
      {submitted.length > 0 && (
        <Section id="submitted" title="Ждут вашей проверки">
          <StepList steps={submitted} {...{ today, hrefOf }} whose />
        </Section>
      )}
      {mine.length > 0 && (
        <Section id="mine" title="Ваши шаги">
          <StepList steps={mine} {...{ today, hrefOf }} whose />
        </Section>
      )}
      {late.length > 0 && (
        <Section id="late" title="Срок прошёл">
          <StepList steps={late} {...{ today, hrefOf }} whose />
        </Section>
      )}
      {levels.map((level) => (
        <Section
          key={level.key}
          id={level.key}
          title={level.required ? `${level.title}: ${level.done} из ${level.required}` : level.title}
        >
          <StepList steps={level.steps} {...{ today, hrefOf }} whose />
        </Section>
      ))}
      {standing.checks && (
        <>
          <Conclusion run={run} />
          {isGoing && <OwnStepForm run={run.id} />}
          <Notes run={run.id} items={notes} {...clock} />
        </>
      )}
    </Columns>
  );
}

function Conclusion({ run }: { run: RunView }) {
  const { conclusion, state, id } = run;
  const isOpen = state !== "cancelled" && (!conclusion || conclusion.outcome === "extended");
  return (
    <Section id="conclusion" title="Испытательный срок">
      {conclusion && (
        <Notice look={conclusion.outcome === "passed" ? "success" : "info"} title={outcomeTitles[conclusion.outcome]}>
          <p className="whitespace-pre-line wrap-anywhere">{conclusion.text}</p>
          <p className="mt-1 text-sm text-muted">{conclusion.by}</p>
        </Notice>
      )}
      {isOpen && <ConclusionForm run={id} />}
    </Section>
  );
}
