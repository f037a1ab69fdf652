import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { PageHeader, Section } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Time } from "#app/ui/time.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useRoot } from "#app/web/root-data.ts";
import { titleOf } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { backOf } from "../forms.ts";
import { quizzes } from "../routes.ts";
import { AttemptList } from "../ui/attempt-list.tsx";
import { Verdict } from "../ui/verdict.tsx";
import { WayBack } from "../ui/way-back.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction<typeof loader> = ({ data, ...page }) => [
  { title: titleOf(page, ({ quiz }) => quiz.title, data, "Тест") },
];

export const loader = load(async ({ api, params: { anketaId: id = "" }, query }) => ({
  quiz: await api.questionnaires.view({ id, kind: "test" }),
  back: backOf(query),
}));

export const action = act({
  begin: intent(z.object({}), async ({ api, params: { anketaId = "" }, query }) => {
    await api.questionnaires.begin({ id: anketaId });
    return { to: href(quizzes.section, { anketaId, part: "1" }, { back: backOf(query) }) };
  }),
});

const counting = { best: "лучшая попытка", last: "последняя попытка", average: "среднее всех попыток" };

export default function Quiz() {
  const { quiz, back } = useLoaderData<typeof loader>();
  const { viewer, now } = useRoot();
  const { id, title, description, questions, settings, closesAt, attempts, draft, waits, score, passed } = quiz;
  const { minutes, passMark } = settings;
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title={title} places={[{ href: href(quizzes.list), title: "Тесты" }]} />
      <Card className="space-y-5">
        {score !== null && passed !== null && <Verdict passed={passed} score={score} passMark={passMark} />}
        {description && <p className="whitespace-pre-line wrap-anywhere">{description}</p>}
        <Definitions
          items={[
            { name: "Вопросов", value: questions },
            { name: "Чтобы сдать", value: `${passMark} %` },
            {
              name: "Время",
              value: minutes
                ? `${counted(minutes, ["минута", "минуты", "минут"])} с начала попытки, считает портал`
                : "не ограничено",
            },
            { name: "Попыток", value: settings.attempts || "сколько угодно" },
            {
              name: "Награда",
              value: settings.reward > 0 && counted(settings.reward, ["балл", "балла", "баллов"]),
            },
            { name: "Засчитывается", value: settings.attempts === 1 ? null : counting[settings.counted] },
            {
              name: "Пройти до",
              value: closesAt && <Time value={closesAt} zone={viewer.timeZone} now={now} look="moment" />,
            },
          ]}
        />
        <p className="text-sm text-muted">Результат увидите вы и те, кто проводит тест.</p>
        {draft ? (
          <ButtonLink look="primary" href={href(quizzes.section, { anketaId: id, part: String(draft.part) }, { back })}>
            Продолжить тест
          </ButtonLink>
        ) : waits ? (
          <p>{waits}</p>
        ) : (
          <Form id="begin" notKept="Тест проходят по сети: время считает портал.">
            <Button look="primary" name="intent" value="begin">
              {attempts.length > 0 ? "Пройти ещё раз" : "Начать тест"}
            </Button>
          </Form>
        )}
        <WayBack back={back} isMain={passed === true} />
      </Card>
      {attempts.length > 0 && (
        <Section id="attempts" title="Мои попытки">
          <AttemptList quiz={id} attempts={attempts} back={back} />
        </Section>
      )}
    </div>
  );
}
