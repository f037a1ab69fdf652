import { Field, type FieldProps, wireField } from "./field.tsx";

type DateFieldProps = FieldProps & {
  kind?: "date" | "time" | "datetime-local" | "month";
  /** The earliest and the latest, as the value is written: «2025-03-08», «09:00». */
  min?: string;
  max?: string;
  /** Seconds between the offered times: 900 for quarters of an hour. */
  step?: number;
  autoComplete?: string;
};

/** A day, a time or both, in the browser's own control: it speaks the reader's language and works without script. */
export function DateField(props: DateFieldProps) {
  const wired = wireField(props);
  return (
    <Field props={props} wired={wired}>
      <input
        {...wired.aria}
        key={wired.key}
        id={wired.id}
        name={wired.name}
        type={props.kind ?? "date"}
        min={props.min ?? wired.limits.min}
        max={props.max ?? wired.limits.max}
        step={props.step ?? wired.limits.step}
        autoComplete={props.autoComplete}
        required={wired.required}
        defaultValue={wired.defaultValue}
        className="control max-w-64"
      />
    </Field>
  );
}
