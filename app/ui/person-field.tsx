import { lazy, Suspense, useEffect, useState } from "react";
import { Button } from "./button.tsx";
import { FieldGroup, wireField } from "./field.tsx";
import type { PersonComboboxProps } from "./person-combobox.tsx";
import { type PersonFieldProps, PersonLine } from "./person-line.tsx";

const PersonCombobox = lazy(async () => ({ default: (await import("./person-combobox.tsx")).PersonCombobox }));

/** Chooses people. Without script: a search line, a button `intent=find` and plain answers; with it a combobox. */
export function PersonField(props: PersonFieldProps) {
  const wired = wireField(props);
  const [ready, setReady] = useState(false);
  useEffect(() => setReady(true), []);
  const plain = <PlainPicker {...props} id={wired.id} name={wired.name} required={wired.required} />;
  const combobox: PersonComboboxProps | undefined =
    ready && props.find ? { ...props, find: props.find, wired } : undefined;
  return (
    <FieldGroup props={props} wired={wired}>
      {combobox ? (
        <Suspense fallback={plain}>
          <PersonCombobox {...combobox} />
        </Suspense>
      ) : (
        plain
      )}
    </FieldGroup>
  );
}

function PlainPicker(props: PersonFieldProps & { id: string; name: string; required: boolean }) {
  const chosen = props.chosen ?? [];
  const others = (props.found ?? []).filter((person) => !chosen.some((one) => one.value === person.value));
  return (
    <div className="flex flex-col gap-3">
      <div className="flex gap-2">
        <input
          type="search"
          name={`${props.name}.query`}
          defaultValue={props.query}
          aria-label="Имя или фамилия"
          autoComplete="off"
          className="control"
        />
        <Button name="intent" value="find" formNoValidate icon="search">
          Найти
        </Button>
      </div>
      {[...chosen, ...others].map((person, index) => (
        <div key={person.value} className="relative flex min-h-11 items-center gap-3">
          <input
            id={`${props.id}-${index}`}
            type={props.many ? "checkbox" : "radio"}
            name={props.name}
            value={person.value}
            defaultChecked={chosen.includes(person)}
            className="tick"
          />
          <label htmlFor={`${props.id}-${index}`} className="min-w-0 flex-1 before:absolute before:inset-0">
            <PersonLine person={person} />
          </label>
        </div>
      ))}
      {props.query && others.length === 0 && (
        <p className="text-muted">Никого не нашлось. Проверьте, как пишется имя.</p>
      )}
    </div>
  );
}
