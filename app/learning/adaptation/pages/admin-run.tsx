import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Columns } from "#app/ui/columns.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import type { RunView } from "../contract.ts";
import { adaptationDesk } from "../desk-routes.ts";
import { subordinateIntents } from "../forms.ts";
import { adaptation } from "../routes.ts";
import { checkedHref } from "../ui/checked-href.ts";
import { HelperForm } from "../ui/helping-form.tsx";
import { progressText } from "../ui/run-card.tsx";
import { SkipForm } from "../ui/skip-form.tsx";
import { StepList } from "../ui/step-list.tsx";
import { Helpers } from "../ui/who-helps.tsx";
import { dayText, runTitles } from "../ui/words.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled<{ run: RunView }>(
  ({ run }) => `Ход адаптации: ${run.newcomer.name}`,
  "Адаптация человека",
);

export const loader = load(async ({ api, params: { id = "" } }) => ({ run: await api.adaptation.run({ id }) }));

const told = (text: string) => ({ id: "run", kind: "success" as const, text });
const changed = (to: "paused" | "active" | "cancelled", text: string) =>
  intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.adaptation.change({ id, to });
    return { to: here(), toast: told(text) };
  });

export const action = act({
  pause: changed("paused", "Приостановлено: сроки подождут"),
  resume: changed("active", "Продолжено: сроки сдвинуты"),
  cancel: changed("cancelled", "Программа прекращена"),
  renew: intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.adaptation.renew({ id });
    return { to: here(), toast: told("Переведено на новую редакцию: сделанное осталось") };
  }),
  skip: intent(
    z.object({
      key: z.uuid({ error: "Выберите шаг" }),
      reason: z.string({ error: "Напишите причину" }).trim().min(3, "Напишите причину").max(500),
    }),
    async ({ api, value, params: { id = "" }, here }) => {
      await api.adaptation.skip({ id, ...value });
      return { to: here(), toast: told("Шаг пропущен") };
    },
  ),
  help: subordinateIntents.help,
});

export default function AdminRun() {
  const { run } = useLoaderData<typeof loader>();
  const { newcomer, levels, state, today, isOld, required, done, standing, trialEndsOn } = run;
  const isGoing = ["planned", "active", "paused"].includes(state) && standing.desk;
  const open = levels.flatMap(({ steps }) => steps.filter((step) => step.state !== "done" && step.state !== "skipped"));
  return (
    <Columns
      beside={
        <div className="space-y-4">
          <Helpers helpers={run.helpers} all />
          {isGoing && <HelperForm run={run.id} />}
        </div>
      }
    >
      <PageHeader
        title={newcomer.name}
        places={[{ href: href(adaptationDesk.adminRuns), title: "Адаптация в компании" }]}
        actions={
          standing.desk && (
            <ButtonLink href={href(adaptation.subordinate, { id: newcomer.accountId }, { run: run.id })}>
              Проверка и оценки
            </ButtonLink>
          )
        }
      >
        {`${run.title} · ${runTitles[state].toLowerCase()} · с ${dayText(run.startedOn, today)}`}
        {trialEndsOn && ` · испытательный срок до ${dayText(trialEndsOn, today)}`}
      </PageHeader>
      {required > 0 && <Progress label="Пройдено" value={done} max={required} text={progressText(run)} />}
      {isOld && isGoing && (
        <div className="mt-4">
          <Notice
            title="Вышла новая редакция программы"
            action={
              <Form>
                <Button name="intent" value="renew">
                  Перевести на неё
                </Button>
              </Form>
            }
          >
            Сделанное останется сделанным, новые шаги появятся, убранные уйдут.
          </Notice>
        </div>
      )}
      {isGoing && (
        <Form className="mt-4 flex flex-wrap gap-2">
          {state === "active" && (
            <Button name="intent" value="pause" icon="pause">
              Приостановить
            </Button>
          )}
          {state === "paused" && (
            <Button name="intent" value="resume" icon="play">
              Продолжить
            </Button>
          )}
          <Button look="quiet-danger" name="intent" value="cancel">
            Прекратить
          </Button>
        </Form>
      )}
      {isGoing && state === "active" && open.length > 0 && <SkipForm steps={open} />}
      {levels.map((level) => (
        <Section
          key={level.key}
          id={level.key}
          title={level.required ? `${level.title}: ${level.done} из ${level.required}` : level.title}
        >
          <StepList
            steps={level.steps}
            today={today}
            hrefOf={({ key }) => checkedHref(newcomer.accountId, run.id, key)}
            whose
          />
        </Section>
      ))}
    </Columns>
  );
}
