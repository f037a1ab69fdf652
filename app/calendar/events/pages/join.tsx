import type { MetaFunction } from "@remix-run/node";
import { useLoaderData } from "@remix-run/react";
import { QuestionField } from "#app/engines/questionnaires/ui/question-field.tsx";
import { useSectionReply } from "#app/engines/questionnaires/ui/section-reply.ts";
import { pointForms } from "#app/loyalty/balance/ui/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { PageHeader } from "#app/ui/page-header.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import { act, load } from "#app/web/page.ts";
import { titled } from "#app/web/title.ts";
import { href } from "#app/web/urls.ts";
import { joinIntents } from "../forms.ts";
import { events } from "../routes.ts";
import { PlusOnes } from "../ui/plus-ones.tsx";

export { ErrorBoundary } from "#app/web/error-boundary.tsx";

export const meta: MetaFunction = titled("Запись на событие");

export const loader = load(async ({ api, params: { id = "" } }) => ({ joining: await api.events.joining({ id }) }));

export const action = act(joinIntents);

export default function Join() {
  const { joining } = useLoaderData<typeof loader>();
  const { id, title, price, questions, answers, plusOnes, plusOnesAtMost } = joining;
  const { answerOf, errors, problems } = useSectionReply({ questions, answers });
  return (
    <div className="mx-auto max-w-2xl">
      <PageHeader title="Запись на событие" places={[{ href: href(events.one, { id }), title }]} />
      <Card>
        <Form id="join" className="space-y-6" notKept="Мест может не остаться: ответ уходит сразу.">
          {/* Enter in a field signs up, and moves nothing. */}
          <input type="hidden" name="intent" value="join" />
          <ErrorSummary problems={problems} />
          {price > 0 && <p className="text-soft">{`За место – ${counted(price, pointForms)}: отложим сразу.`}</p>}
          {questions.map((question) => (
            <QuestionField
              key={question.id}
              question={question}
              answer={answerOf(question)}
              errors={errors(question.id)}
            />
          ))}
          <PlusOnes most={plusOnesAtMost} chosen={plusOnes} />
          <Button look="primary">Записаться</Button>
        </Form>
      </Card>
    </div>
  );
}
