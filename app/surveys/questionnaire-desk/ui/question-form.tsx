import type { ReactNode } from "react";
import type { Question, QuestionnaireSource } from "#app/engines/questionnaires/contract.ts";
import { partsOf } from "#app/engines/questionnaires/ui/kinds.ts";
import { kindTitles } from "#app/engines/questionnaires/ui/words.ts";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Definitions } from "#app/ui/definitions.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { FormActions } from "#app/ui/form-actions.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import { questionnaireDesk } from "../routes.ts";
import { OptionLines, RowLines } from "./option-lines.tsx";
import { RuleLines } from "./rule-lines.tsx";
import { ScoreFields } from "./score-fields.tsx";
import { useTyped } from "./typed.ts";

export type Typed = ReturnType<typeof useTyped>;
type Props = { source: QuestionnaireSource; section: string; question: Question };

/** One question of a questionnaire, with when it is shown and in which section. */
export function QuestionForm({ source, section, question }: Props) {
  const typed = useTyped();
  const { sections } = source.document;
  return (
    <QuestionFrame
      {...{ typed, question }}
      revision={source.revision}
      isTest={source.kind === "test"}
      back={href(questionnaireDesk.build, { id: source.id })}
    >
      <RuleLines question={question} typed={typed} sections={sections} section={section} />
      {sections.length > 1 ? (
        <SelectField
          id="question-section"
          name="section"
          label="Раздел"
          options={sections.map(({ id, title }, at) => ({ value: id, label: title || `Раздел ${at + 1}` }))}
          defaultValue={typed.valueOf("section", section)}
        />
      ) : (
        <input type="hidden" name="section" value={section} />
      )}
    </QuestionFrame>
  );
}

type FrameProps = {
  typed: Typed;
  question: Question;
  revision: number;
  isTest: boolean;
  /** Where one goes without saving. */
  back: string;
  /** Where the question stands. */
  children: ReactNode;
};

/** The form of one question: what its kind has, and nothing else. */
export function QuestionFrame({ typed, question, revision, isTest, back, children }: FrameProps) {
  const parts = partsOf(question.kind);
  const field = (name: keyof Question & string) => ({
    id: `question-${name}`,
    name,
    errors: typed.errorsOf(name),
    defaultValue: typed.valueOf(name, question[name] as string | number | undefined),
  });
  const tick = (name: "required" | "other" | "shuffle") => ({
    id: `question-${name}`,
    name,
    defaultChecked: typed.isTyped ? typed.valueOf(name, "") === "on" : question[name],
  });
  return (
    <Card>
      <Form id="question" className="space-y-6" encType={question.kind === "image" ? "multipart/form-data" : undefined}>
        <ErrorSummary problems={typed.problems} />
        {typed.isLate && <Meanwhile question={question} />}
        <input type="hidden" name="revision" value={revision} />
        <input type="hidden" name="kind" value={question.kind} />
        <p className="text-muted">Вид: {kindTitles[question.kind]}</p>
        <TextareaField
          {...field("title")}
          label={question.kind === "note" ? "Заголовок" : "Вопрос"}
          rows={2}
          maxLength={500}
        />
        <TextareaField
          {...field("help")}
          label={question.kind === "note" ? "Текст" : "Пояснение"}
          rows={2}
          maxLength={1000}
          optional
        />
        {parts.options && <OptionLines question={question} typed={typed} isTest={isTest} />}
        {parts.rows && <RowLines question={question} typed={typed} />}
        {parts.range && (
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField
              {...field("min")}
              label={least[question.kind] ?? "Наименьшее"}
              type="number"
              width="s"
              optional
            />
            <TextField {...field("max")} label={most[question.kind] ?? "Наибольшее"} type="number" width="s" optional />
          </div>
        )}
        {parts.step && <TextField {...field("step")} label="Шаг" type="number" width="s" optional />}
        {parts.length && (
          <TextField {...field("maxLength")} label="Знаков не больше" type="number" width="s" optional />
        )}
        {parts.ends && (
          <div className="grid gap-6 sm:grid-cols-2">
            <TextField {...field("low")} label="Что значит начало шкалы" maxLength={60} optional />
            <TextField {...field("high")} label="Что значит конец шкалы" maxLength={60} optional />
          </div>
        )}
        <div className="space-y-2.5">
          {parts.required && <CheckboxField {...tick("required")} label="Обязательный" />}
          {parts.other && <CheckboxField {...tick("other")} label="Вариант «Другое» с полем для ответа" />}
          {parts.shuffle && <CheckboxField {...tick("shuffle")} label="Варианты у каждого в своём порядке" />}
        </div>
        {isTest && parts.points && <ScoreFields question={question} typed={typed} />}
        {children}
        <FormActions>
          <Button look="primary" name="intent" value="save">
            Сохранить
          </Button>
          <ButtonLink look="quiet" href={back}>
            Отмена
          </ButtonLink>
        </FormActions>
      </Form>
    </Card>
  );
}

/** What another author has saved while this one was writing: both are to be seen before one goes on. */
function Meanwhile({ question: { title, help, options, rows } }: { question: Question }) {
  const lines = (all: { text: string }[]) => all.map(({ text }) => text).join("; ");
  return (
    <section aria-label="Уже сохранено" className="rounded-control border border-line bg-well p-4">
      <h2 className="mb-3 text-base">Уже сохранено</h2>
      <Definitions
        items={[
          { name: "Вопрос", value: title },
          { name: "Пояснение", value: help },
          { name: "Варианты", value: lines(options) },
          { name: "Строки", value: lines(rows) },
        ]}
      />
      <p className="mt-3 text-sm text-muted">Сохраните ещё раз, и останется то, что написали вы.</p>
    </section>
  );
}

const least: Partial<Record<Question["kind"], string>> = { multiple: "Отметить не меньше", scale: "Начало шкалы" };
const most: Partial<Record<Question["kind"], string>> = { multiple: "Отметить не больше", scale: "Конец шкалы" };
