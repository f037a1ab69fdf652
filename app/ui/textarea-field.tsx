import type { ComponentPropsWithoutRef } from "react";
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
        className="control field-sizing-content max-h-[70vh] min-h-[calc(1lh+1.25rem)] resize-y"
      />
    </Field>
  );
}
