import { FieldErrors } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { QuestionProps } from "./question-field.tsx";

/** One choice in each row. Rows stand one under another: so they fit any screen, and each is read with its question. */
export function MatrixField({ question, answer, errors }: QuestionProps) {
  const { id, title, help, rows, options, required } = question;
  return (
    <fieldset id={`q-${id}`} tabIndex={-1} className="min-w-0 rounded-chip">
      <legend className="mb-1.5 font-medium">
        {title}
        {!required && <span className="font-normal text-muted"> (необязательно)</span>}
      </legend>
      {help && <p className="mb-1.5 text-sm text-muted">{help}</p>}
      <FieldErrors id={errors.length ? `q-${id}-error` : undefined} errors={errors} />
      <div className="mt-2 space-y-4 border-l-2 border-line pl-4">
        {rows.map((row) => (
          <RadioGroup
            key={row.id}
            id={`q-${id}-${row.id}`}
            name={`answers.${id}.rows.${row.id}`}
            label={row.text}
            look="row"
            choices={options.map((option) => ({ value: option.id, label: option.text }))}
            {...(answer.rows[row.id] && { defaultValue: answer.rows[row.id]! })}
          />
        ))}
      </div>
    </fieldset>
  );
}
