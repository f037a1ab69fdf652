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
  // An empty line among the options is an answer; only the one that asks to choose is none.
  const isEmptyMeant = props.options.some(({ value }) => value === "");
  return (
    <Field props={props} wired={wired}>
      <select
        {...wired.aria}
        key={wired.key}
        id={wired.id}
        name={wired.name}
        required={wired.required && !isEmptyMeant}
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
