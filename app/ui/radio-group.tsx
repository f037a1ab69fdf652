import type { Choice } from "./checkbox-field.tsx";
import { classes } from "./classes.ts";
import { FieldGroup, type FieldProps, wireField } from "./field.tsx";

type RadioGroupProps = FieldProps & {
  choices: Choice[];
  /** `list` one under another, `row` side by side, `scale` side by side with the words below, `cards` as large tiles with hints. */
  look?: "list" | "row" | "scale" | "cards";
};

const lists = {
  list: "flex flex-col gap-2.5",
  row: "flex flex-wrap gap-x-6 gap-y-2.5",
  scale: "flex flex-wrap gap-x-2 gap-y-3",
  cards: "grid gap-2.5 sm:grid-cols-2",
};
const mark = "w-9 flex-col items-center gap-1 text-center tabular-nums";
const card =
  "rounded-control border border-edge/60 p-3.5 hover:border-edge has-checked:border-fill has-checked:bg-tint has-focus-visible:outline-3 has-focus-visible:outline-focus";

/** One answer to one question. */
export function RadioGroup(props: RadioGroupProps) {
  const wired = wireField(props);
  const look = props.look ?? "list";
  return (
    <FieldGroup props={props} wired={wired}>
      <div className={classes("mt-1", lists[look])}>
        {props.choices.map((choice, index) => (
          <div key={choice.value} className={classes("choice", look === "cards" && card, look === "scale" && mark)}>
            <input
              key={wired.key}
              id={`${wired.id}-${index}`}
              name={wired.name}
              type="radio"
              value={choice.value}
              defaultChecked={String(wired.defaultValue) === choice.value}
              required={wired.required}
              disabled={choice.disabled}
              aria-invalid={wired.aria["aria-invalid"]}
              aria-describedby={choice.hint ? `${wired.id}-${index}-hint` : undefined}
              className="tick"
            />
            <div className="min-w-0">
              <label htmlFor={`${wired.id}-${index}`} className="choice-words">
                {choice.label}
              </label>
              {choice.hint && (
                <p id={`${wired.id}-${index}-hint`} className="mt-0.5 text-sm text-muted">
                  {choice.hint}
                </p>
              )}
            </div>
          </div>
        ))}
      </div>
    </FieldGroup>
  );
}
