import type { Question } from "#app/engines/questionnaires/contract.ts";
import { partsOf } from "#app/engines/questionnaires/ui/kinds.ts";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import type { Typed } from "./question-form.tsx";

/** In a test: what an answer is worth, what is right where there are no options, and what is told afterwards. */
export function ScoreFields({ question, typed }: { question: Question; typed: Typed }) {
  const parts = partsOf(question.kind);
  const field = (name: "points" | "rightText" | "explanation") => ({
    id: `question-${name}`,
    name,
    errors: typed.errorsOf(name),
    defaultValue: typed.valueOf(name, question[name]),
  });
  return (
    <fieldset className="space-y-5 rounded-control border border-line p-4">
      <legend className="px-1 font-medium">Как оценить</legend>
      <TextField {...field("points")} label="Баллы" hint="Без числа – один балл" type="number" width="s" optional />
      {parts.partial && (
        <CheckboxField
          id="question-partial"
          name="partial"
          label="Часть баллов за часть верного"
          defaultChecked={typed.isTyped ? typed.valueOf("partial", "") === "on" : Boolean(question.partial)}
        />
      )}
      {question.kind === "yes-no" && (
        <SelectField
          {...field("rightText")}
          label="Верный ответ"
          prompt="Не выбран"
          options={[
            { value: "yes", label: "Да" },
            { value: "no", label: "Нет" },
          ]}
          optional
        />
      )}
      {parts.rightText && question.kind !== "yes-no" && (
        <TextField
          {...field("rightText")}
          label="Верный ответ"
          hint={rightHints[question.kind]}
          maxLength={300}
          optional
        />
      )}
      <TextareaField {...field("explanation")} label="Объяснение" rows={2} maxLength={2000} optional />
    </fieldset>
  );
}

const rightHints: Partial<Record<Question["kind"], string>> = {
  text: "Несколько верных – через |. Без него ответ проверяет человек",
  date: "Например, 2026-05-31",
  time: "Например, 09:30",
};
