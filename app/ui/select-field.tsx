import { Field, type FieldProps, wireField } from "./field.tsx";

export type Option = { value: string; label: string; disabled?: boolean };

type SelectFieldProps = FieldProps & {
  options: Option[];
  /** The first, empty line: «Выберите рубрику». */
  prompt?: string;
  disabled?: boolean;
};

/** One of many, in the browser's own list. */
export function SelectField(props: SelectFieldProps) {
  const wired = wireField(props);
  return (
    <Field props={props} wired={wired}>
      <select
        {...wired.aria}
        key={wired.key}
        id={wired.id}
        name={wired.name}
        required={wired.required}
        disabled={props.disabled}
        defaultValue={wired.defaultValue}
        className="control"
      >
        {props.prompt && <option value="">{props.prompt}</option>}
        {props.options.map((option) => (
          <option key={option.value} value={option.value} disabled={option.disabled}>
            {option.label}
          </option>
        ))}
      </select>
    </Field>
  );
}
