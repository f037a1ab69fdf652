import { useEffect, useState } from "react";
import { Field, type FieldProps, wireField } from "./field.tsx";
import { Icon } from "./icon.tsx";

type PasswordFieldProps = Omit<FieldProps, "defaultValue"> & { autoComplete: "current-password" | "new-password" };

/** A password: never sent back by the server; with script it can be shown while typing. */
export function PasswordField(props: PasswordFieldProps) {
  const wired = wireField(props);
  const [shown, setShown] = useState(false);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  return (
    <Field props={props} wired={wired}>
      <span className="relative block">
        <input
          {...wired.aria}
          key={wired.key}
          id={wired.id}
          name={wired.name}
          type={shown ? "text" : "password"}
          autoComplete={props.autoComplete}
          spellCheck={false}
          required={wired.required}
          className="control pr-12"
        />
        {ready && (
          <button
            type="button"
            aria-pressed={shown}
            onClick={() => setShown(!shown)}
            className="absolute inset-y-0.5 right-0.5 grid w-11 place-items-center rounded-control text-muted hover:text-ink"
          >
            <Icon name={shown ? "eye-off" : "eye"} />
            <span className="sr-only">Показать пароль</span>
          </button>
        )}
      </span>
    </Field>
  );
}
