import { Button } from "#app/ui/button.tsx";
import { FieldErrors } from "#app/ui/field.tsx";
import type { QuestionProps } from "./question-field.tsx";

/** Options in the answerer's order, moved by buttons that keep the page. */
export function RankingField({ question, answer, errors }: QuestionProps) {
  const { id, title, help, options } = question;
  const known = new Map(options.map((option) => [option.id, option.text]));
  const order = answer.chosen.length === options.length ? answer.chosen : options.map((option) => option.id);
  return (
    <fieldset id={`q-${id}`} tabIndex={-1} className="min-w-0 rounded-chip">
      <legend className="mb-1.5 font-medium">{title}</legend>
      <p className="mb-1.5 text-sm text-muted">
        {help && `${help} `}Первым – самое важное. Двигайте кнопками; порядок, который остался, и есть ответ.
      </p>
      <FieldErrors id={errors.length ? `q-${id}-error` : undefined} errors={errors} />
      <ol className="mt-2 divide-y divide-line rounded-control border border-line">
        {order.map((option, at) => {
          const text = known.get(option) ?? "";
          return (
            <li key={option} className="flex items-center gap-3 px-3 py-1.5">
              <input type="hidden" name={`answers.${id}.chosen.${at}`} value={option} />
              <span className="w-6 text-muted tabular-nums">{at + 1}.</span>
              <span className="min-w-0 flex-1 wrap-anywhere">{text}</span>
              <Move way={-1} {...{ id, option, text }} disabled={at === 0} />
              <Move way={1} {...{ id, option, text }} disabled={at === order.length - 1} />
            </li>
          );
        })}
      </ol>
    </fieldset>
  );
}

type MoveProps = { way: 1 | -1; id: string; option: string; text: string; disabled: boolean };

function Move({ way, id, option, text, disabled }: MoveProps) {
  return (
    <Button
      look="quiet"
      size="s"
      icon={way < 0 ? "up" : "down"}
      iconOnly
      name="rank"
      value={`${id}:${option}:${way}`}
      disabled={disabled}
    >
      {`${way < 0 ? "Выше" : "Ниже"}: ${text}`}
    </Button>
  );
}
