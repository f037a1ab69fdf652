import { QuestionField } from "#app/engines/questionnaires/ui/question-field.tsx";
import { useSectionReply } from "#app/engines/questionnaires/ui/section-reply.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { counted } from "#app/ui/plural.ts";
import { Form } from "#app/web/form.tsx";
import type { RequestFormView } from "../contract.ts";
import { hourForms } from "./state-titles.ts";

/** The fields of a request: what is asked, whom it goes to first and how long it takes. */
export function RequestForm({ form }: { form: RequestFormView }) {
  const { service, questions, answers, approver, termHours } = form;
  const { answerOf, errors, problems } = useSectionReply({ questions, answers });
  const keptFile = (id: string) => ({ chosen: [], text: answers[id]?.text ?? "", number: "", rows: {} });
  return (
    <Card as="section" labelledBy="request-title">
      <h2 id="request-title" className="text-lg">
        Заявка
      </h2>
      <p className="mt-1 mb-5 text-sm text-muted">
        {approver ? `Сначала её согласует ${approver}, потом выполнят. ` : ""}
        {termHours !== null && `Срок – ${counted(termHours, hourForms)}.`}
      </p>
      <Form id="request" className="space-y-6" encType="multipart/form-data">
        <input type="hidden" name="intent" value="submit" />
        <input type="hidden" name="service" value={service} />
        <input type="hidden" name="shown" value={questions.map(({ id }) => id).join(",")} />
        {/* Enter in a field sends the request, and moves or removes nothing. */}
        <button type="submit" hidden />
        <ErrorSummary problems={problems} />
        {questions.map((question) =>
          question.kind === "file" ? (
            <div key={question.id} className="space-y-2">
              <QuestionField question={question} answer={keptFile(question.id)} errors={errors(question.id)} />
              {answers[question.id]?.text && (
                <Button size="s" look="quiet" icon="close" name="remove" value={question.id}>
                  {`Убрать ${answers[question.id]!.text}`}
                </Button>
              )}
            </div>
          ) : (
            <QuestionField
              key={question.id}
              question={question}
              answer={answerOf(question)}
              errors={errors(question.id)}
            />
          ),
        )}
        <Button look="primary">Подать заявку</Button>
      </Form>
    </Card>
  );
}
