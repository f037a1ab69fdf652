import type { ComponentPropsWithoutRef } from "react";
import { classes } from "./classes.ts";
import { Field, type FieldProps, wireField } from "./field.tsx";

type Native = Pick<
  ComponentPropsWithoutRef<"input">,
  "autoComplete" | "inputMode" | "maxLength" | "minLength" | "spellCheck" | "disabled" | "readOnly" | "placeholder"
>;

type TextFieldProps = FieldProps &
  Native & {
    type?: "text" | "email" | "tel" | "url" | "number";
    min?: number;
    max?: number;
    /** Width for about so many letters; the whole row by default. */
    width?: "xs" | "s" | "m";
    /** Written after the box: «баллов», «минут». */
    unit?: string;
  };

const widths = { xs: "max-w-24", s: "max-w-44", m: "max-w-80" };

/** One line of text, or a number, an address, a phone. */
export function TextField(props: TextFieldProps) {
  const {
    label: _,
    hint,
    field,
    errors,
    optional,
    hideLabel,
    className,
    type = "text",
    width,
    unit,
    ...native
  } = props;
  const wired = wireField(props);
  const unitId = unit ? `${wired.id}-unit` : undefined;
  const input = (
    <input
      {...wired.limits}
      {...native}
      {...wired.aria}
      aria-describedby={classes(wired.aria["aria-describedby"], unitId) || undefined}
      key={wired.key}
      id={wired.id}
      name={wired.name}
      type={type === "number" ? "text" : type}
      inputMode={native.inputMode ?? (type === "number" ? "numeric" : undefined)}
      required={wired.required}
      defaultValue={wired.defaultValue}
      className={classes("control", width && widths[width])}
    />
  );
  return (
    <Field props={props} wired={wired}>
      {unit ? (
        <span className="flex items-center gap-2.5">
          {input}
          <span id={unitId} className="text-muted">
            {unit}
          </span>
        </span>
      ) : (
        input
      )}
    </Field>
  );
}
