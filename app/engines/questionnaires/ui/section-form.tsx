import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { Notice } from "#app/ui/notice.tsx";
import { Progress } from "#app/ui/progress.tsx";
import { Form } from "#app/web/form.tsx";
import type { SectionView } from "../contract.ts";
import { AnswerKeeping } from "./answer-keeping.tsx";
import { QuestionField } from "./question-field.tsx";
import { useSectionReply } from "./section-reply.ts";

const noFilesHere = "В анонимном опросе файлы не прикладывают: имя автора есть в самом файле.";

/**
 * One section to be answered: its questions, and where one goes from here. What is typed is kept on every way; of a guest nothing is kept
 * but by the link.
 */
export function SectionForm({ section, guest = false }: { section: SectionView; guest?: boolean }) {
  const { kind, part, parts, heading, text, questions, attempt, anonymity } = section;
  const { answerOf, errors, problems, askedWhetherEmpty } = useSectionReply(section);
  const isLast = part === parts;
  const isTest = kind === "test";
  return (
    <Card>
      <Form
        id="section"
        encType={questions.some((one) => one.kind === "file") ? "multipart/form-data" : undefined}
        className="space-y-7"
        {...(isTest && { notKept: "Тест проходят по сети: время считает портал." })}
        repeatable={guest}
      >
        <input type="hidden" name="intent" value="answer" />
        {guest && <input type="hidden" name="_unkept" value="yes" />}
        <input type="hidden" name="shown" value={questions.map(({ id }) => id).join(",")} />
        <input type="hidden" name="attempt" value={attempt} />
        {/* Enter in a field goes on, and moves nothing. */}
        <button type="submit" name="go" value={isLast ? "send" : "next"} hidden />
        {section.deadlineAt && (
          <button type="submit" id="time-over" name="go" value="over" formNoValidate hidden>
            Время вышло
          </button>
        )}
        <ErrorSummary problems={problems} />
        {askedWhetherEmpty && (
          <Notice
            look="warning"
            title="Вы не ответили ни на один вопрос. Отправить?"
            action={
              <Button name="go" value="send-empty">
                Отправить пустым
              </Button>
            }
          >
            Отправленное может оказаться нельзя изменить. Чтобы ответить, заполните вопросы ниже.
          </Notice>
        )}
        {parts > 1 && <Progress label={`Раздел ${part} из ${parts}`} value={part - 1} max={parts} />}
        {heading && <h2>{heading}</h2>}
        {text && <p className="whitespace-pre-line text-soft">{text}</p>}
        {questions.map((question) => (
          <QuestionField
            key={question.id}
            question={question}
            answer={answerOf(question)}
            errors={errors(question.id)}
            {...(anonymity === "anonymous" && { noFiles: noFilesHere })}
          />
        ))}
        <FormActions>
          <Button look="primary" name="go" value={isLast ? "send" : "next"}>
            {isLast ? (isTest ? "Завершить тест" : "Отправить") : "Далее"}
          </Button>
          {part > 1 && (
            <Button name="go" value="back">
              Назад
            </Button>
          )}
          <Button look="quiet" name="go" value="stay">
            Сохранить и продолжить потом
          </Button>
          {!section.sent && <AnswerKeeping form="section" />}
        </FormActions>
      </Form>
    </Card>
  );
}
