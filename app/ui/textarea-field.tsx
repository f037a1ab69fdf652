import type { ComponentPropsWithoutRef } from "react";
import { classes } from "./classes.ts";
import { Field, type FieldProps, wireField } from "./field.tsx";

type Native = Pick<
  ComponentPropsWithoutRef<"textarea">,
  "rows" | "maxLength" | "minLength" | "placeholder" | "disabled" | "autoFocus"
>;

/** Several lines; the box grows with the text where the browser can. */
export function TextareaField(props: FieldProps & Native) {
  const wired = wireField(props);
  return (
    <Field props={props} wired={wired}>
      <textarea
        {...wired.aria}
        key={wired.key}
        id={wired.id}
        name={wired.name}
        rows={props.rows ?? 4}
        minLength={props.minLength ?? wired.limits.minLength}
        maxLength={props.maxLength ?? wired.limits.maxLength}
        // biome-ignore lint/a11y/noAutofocus: the page decides, as when an answer was asked for by its link.
        autoFocus={props.autoFocus}
        placeholder={props.placeholder}
        disabled={props.disabled}
        required={wired.required}
        defaultValue={wired.defaultValue}
        className={classes("control field-sizing-content max-h-[70vh] resize-y", heightFor(props.rows ?? 4))}
      />
    </Field>
  );
}

/** A box that grows with its text forgets `rows`, so the least height is said once more. */
export function heightFor(rows: number): string {
  return rows > 6 ? "min-h-56" : rows > 2 ? "min-h-28" : rows > 1 ? "min-h-18" : "";
}
