import { type MetaFunction, redirect } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { z } from "zod";
import { ReviewList } from "#app/engines/questionnaires/ui/review-list.tsx";
import { attemptTitles, percentText } from "#app/engines/questionnaires/ui/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { act, intent, load } from "#app/web/page.ts";
import { useSmallForm } from "#app/web/small-form.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";
import { useHome } from "../ui/home.ts";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Попытка теста");

export const loader = load(async ({ api, params: { id = "", attempt = "" } }) => {
  const review = await api.questionnaireDesk.response({ id: attempt });
  const own = { id: review.questionnaire, attempt };
  if (own.id !== id) throw redirect(href(questionnaireDesk.attempt, own));
  return { review };
});

const markForm = z.object({
  question: z.string().max(40),
  points: z.number({ error: "Напишите число" }).min(0, "Не меньше нуля").max(100, "Не больше 100"),
  comment: z.string().trim().max(500, "Не больше 500 знаков").default(""),
});
const annulForm = z.object({
  reason: z.string({ error: "Напишите причину" }).trim().min(1, "Напишите причину").max(300, "Не больше 300 знаков"),
});

export const action = act({
  mark: intent(markForm, async ({ api, params: { attempt = "" }, value, here }) => {
    await api.questionnaireDesk.mark({ id: attempt, ...value });
    return { to: here(), toast: { id: "mark", kind: "success", text: "Оценка сохранена" } };
  }),
  annul: intent(annulForm, async ({ api, params: { attempt = "" }, value, here }) => {
    await api.questionnaireDesk.annul({ id: attempt, ...value });
    return { to: here(), toast: { id: "annul", kind: "success", text: "Попытка возвращена" } };
  }),
});

export default function DeskAttempt() {
  const { review } = useLoaderData<typeof loader>();
  const { questionnaire: id, title, person, number, state, score, questions } = review;
  const home = useHome("test");
  const { fields, problems } = useSmallForm("annul", { reason: undefined });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader
        title={`${person}: попытка ${number}`}
        places={[home, { href: href(questionnaireDesk.people, { id }), title }]}
      >
        {`${attemptTitles[state]}${score === null ? "" : `, ${percentText(score)}`}`}
      </PageHeader>
      <ErrorSummary problems={problems} />
      <ReviewList
        questions={questions}
        after={({ id: question, title: asked, points, most, right, answer }) =>
          right === null && most > 0 && answer && state !== "annulled" ? (
            <Form id={`mark-${question}`} className="mt-4 flex flex-wrap items-end gap-3">
              <input type="hidden" name="question" value={question} />
              <TextField
                id={`mark-${question}-points`}
                name="points"
                label={
                  <>
                    Баллы, не больше {most}
                    <span className="sr-only">: {asked}</span>
                  </>
                }
                type="number"
                width="s"
                defaultValue={points ?? ""}
              />
              <TextField
                id={`mark-${question}-comment`}
                name="comment"
                label="Замечание"
                maxLength={500}
                optional
                className="min-w-0 flex-1 basis-56"
              />
              <Button name="intent" value="mark">
                Оценить
              </Button>
            </Form>
          ) : null
        }
      />
      {state !== "annulled" && (
        <Card className="mt-5">
          <Form id="annul" className="space-y-4">
            <h2>Аннулировать попытку</h2>
            <TextField
              field={fields.reason}
              label="Причина"
              hint="Её прочитает тот, кто проходил. Попытка вернётся к нему"
              maxLength={300}
            />
            <Button look="quiet-danger" name="intent" value="annul">
              Аннулировать
            </Button>
          </Form>
        </Card>
      )}
    </div>
  );
}
