import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { FieldErrors, FieldGroup, type FieldProps, type FieldSource, wireField } from "./field.tsx";

type CheckboxProps = {
  label: ReactNode;
  hint?: ReactNode;
  field?: FieldSource;
  name?: string;
  id?: string;
  value?: string;
  defaultChecked?: boolean;
  errors?: string[];
  /** Must be ticked for the form to go on: a consent. */
  required?: boolean;
  disabled?: boolean;
  /** What the look of the form around it may depend on, once it is ticked: `data-mark`. */
  mark?: string | undefined;
  /** Drawn as a switch: for what takes effect as a setting. */
  look?: "checkbox" | "switch";
};

/** One yes or no. */
export function CheckboxField(props: CheckboxProps) {
  const wired = wireField(props);
  const box = (
    <input
      {...wired.aria}
      key={wired.key}
      id={wired.id}
      name={wired.name}
      type="checkbox"
      role={props.look === "switch" ? "switch" : undefined}
      value={props.value ?? "on"}
      defaultChecked={props.defaultChecked ?? props.field?.defaultChecked}
      required={props.required}
      disabled={props.disabled}
      data-mark={props.mark}
      className={props.look === "switch" ? "toggle" : "tick"}
    />
  );
  const words = (
    <label htmlFor={wired.id} className="choice-words">
      {props.label}
    </label>
  );
  return (
    <div className="flex flex-col gap-1.5">
      <FieldErrors id={wired.errorId} errors={wired.errors} />
      <div className={classes("choice", props.look === "switch" && "justify-between")}>
        {props.look !== "switch" && box}
        <div className="min-w-0">
          {words}
          {wired.hintId && (
            <p id={wired.hintId} className="mt-0.5 text-sm text-muted">
              {props.hint}
            </p>
          )}
        </div>
        {props.look === "switch" && box}
      </div>
    </div>
  );
}

export type Choice = {
  value: string;
  label: ReactNode;
  hint?: ReactNode;
  disabled?: boolean;
  mark?: string | undefined;
};

/** Several answers to one question. */
export function CheckboxGroup(props: FieldProps & { choices: Choice[]; defaultValues?: string[] }) {
  const wired = wireField(props);
  const chosen = props.defaultValues ?? props.field?.defaultOptions ?? [];
  return (
    <FieldGroup props={props} wired={wired}>
      <div className="mt-1 flex flex-col gap-2.5">
        {props.choices.map((choice, index) => (
          <CheckboxField
            key={choice.value}
            {...choice}
            id={`${wired.id}-${index}`}
            name={wired.name}
            defaultChecked={chosen.includes(choice.value)}
          />
        ))}
      </div>
    </FieldGroup>
  );
}
