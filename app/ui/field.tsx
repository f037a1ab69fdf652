import type { ReactNode } from "react";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

/** What a conform field knows of itself; `fields.title` of `useForm` fits as it is. */
export type FieldSource = {
  id: string;
  name: string;
  key?: string | undefined;
  errors?: string[] | undefined;
  defaultValue?: string | undefined;
  defaultOptions?: string[] | undefined;
  defaultChecked?: boolean | undefined;
  minLength?: number | undefined;
  maxLength?: number | undefined;
  min?: string | number | undefined;
  max?: string | number | undefined;
  step?: string | number | undefined;
  multiple?: boolean | undefined;
};

/** Every field takes these: either `field` from conform, or `name` and what else is known. */
export type FieldProps = {
  label: ReactNode;
  hint?: ReactNode;
  field?: FieldSource;
  name?: string;
  id?: string;
  defaultValue?: string | number;
  errors?: string[];
  /** Writes «(необязательно)» and lets the value be empty. */
  optional?: boolean;
  /** The label is heard and not seen: for a field whose place already says what it is. */
  hideLabel?: boolean;
  className?: string;
};

/** Ids, values and ARIA of a control, worked out once for every kind of field. */
export function wireField(props: Omit<FieldProps, "label"> & { label?: ReactNode }) {
  const { field } = props;
  const name = field?.name ?? props.name;
  if (!name) throw new Error("A field needs `field` or `name`");
  const id = props.id ?? field?.id ?? `field-${name}`;
  const errors = props.errors ?? field?.errors ?? [];
  const hintId = props.hint ? `${id}-hint` : undefined;
  const errorId = errors.length > 0 ? `${id}-error` : undefined;
  const described = classes(hintId, errorId) || undefined;
  const aria = { "aria-describedby": described, "aria-invalid": errorId ? (true as const) : undefined };
  return {
    id,
    name,
    key: field?.key,
    errors,
    hintId,
    errorId,
    aria,
    required: !props.optional,
    defaultValue: props.defaultValue ?? field?.defaultValue,
    limits: {
      minLength: field?.minLength,
      maxLength: field?.maxLength,
      min: field?.min,
      max: field?.max,
      step: field?.step,
    },
  };
}

export type WiredField = ReturnType<typeof wireField>;

type FieldFrame = {
  props: FieldProps;
  wired: WiredField;
  /** For a control that is named by its label's id instead: an editor is no native field. */
  labelId?: string;
  labelFor?: string | null;
  children: ReactNode;
};

/** Label, hint and error around one control. */
export function Field({ props, wired, labelId, labelFor = wired.id, children }: FieldFrame) {
  return (
    <div className={classes("flex flex-col gap-1.5", props.className)}>
      <label
        id={labelId}
        htmlFor={labelFor ?? undefined}
        className={props.hideLabel ? "sr-only" : "self-start font-medium"}
      >
        {props.label}
        {props.optional && <Optional />}
      </label>
      <FieldHint id={wired.hintId}>{props.hint}</FieldHint>
      <FieldErrors id={wired.errorId} errors={wired.errors} />
      {children}
    </div>
  );
}

/** Several controls under one question: a native fieldset, so that the question is read with each answer. */
export function FieldGroup({ props, wired, children }: { props: FieldProps; wired: WiredField; children: ReactNode }) {
  return (
    <fieldset
      id={wired.id}
      tabIndex={-1}
      aria-describedby={wired.aria["aria-describedby"]}
      className={classes("min-w-0 rounded-chip", props.className)}
    >
      <legend className={props.hideLabel ? "sr-only" : "mb-1.5 font-medium"}>
        {props.label}
        {props.optional && <Optional />}
      </legend>
      <div className="flex flex-col gap-1.5">
        <FieldHint id={wired.hintId}>{props.hint}</FieldHint>
        <FieldErrors id={wired.errorId} errors={wired.errors} />
        {children}
      </div>
    </fieldset>
  );
}

export function FieldHint({ id, children }: { id: string | undefined; children: ReactNode }) {
  return id ? (
    <p id={id} className="text-sm text-muted">
      {children}
    </p>
  ) : null;
}

export function FieldErrors({ id, errors }: { id: string | undefined; errors: string[] }) {
  return id ? (
    <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-danger">
      <Icon name="danger" size="s" className="mt-0.5" />
      <span>
        <span className="sr-only">Ошибка: </span>
        {errors.join(" ")}
      </span>
    </p>
  ) : null;
}

function Optional() {
  return <span className="font-normal text-muted"> (необязательно)</span>;
}
