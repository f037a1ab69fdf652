import type { ReactNode } from "react";
import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { AudienceChoices } from "../contract.ts";

type Props = {
  /** The two fields of `withReaders`. */
  fields: { readers: FieldSource; parts: FieldSource };
  choices: AudienceChoices;
  /** Whom it is for now. */
  value?: { reach: "company" | "portal"; audience: string[] | null };
  /** A field that names people, where they may be chosen one by one. */
  people?: ReactNode;
};

/** Who sees it: the own company, everyone, or those whom parts of an audience name. */
export function ReadersField({ fields, choices, value, people }: Props) {
  const readers = fields.readers.defaultValue ?? (value?.audience ? "chosen" : (value?.reach ?? "company"));
  return (
    <div className="space-y-4">
      <RadioGroup
        field={fields.readers}
        defaultValue={readers}
        label="Кому показать"
        choices={[
          { value: "company", label: "Всей моей компании" },
          { value: "portal", label: "Всем компаниям портала" },
          {
            value: "chosen",
            label: "Только выбранным",
            hint: "Отметьте их ниже",
          },
        ]}
      />
      <PartsField
        field={fields.parts}
        title={people ? "Люди, подразделения, города" : "Подразделения, города, компании"}
        choices={choices}
        value={value?.audience}
        open={readers === "chosen"}
      >
        {people}
      </PartsField>
    </div>
  );
}

type PartsProps = {
  field: FieldSource;
  title: string;
  choices: AudienceChoices;
  /** Who is among them now. */
  value?: string[] | null;
  open: boolean;
  /** What else is chosen there. */
  children?: ReactNode;
};

/** Kinds of readers to choose from, folded until they are wanted. */
export function PartsField({ field, title, choices: { kinds }, value, open, children }: PartsProps) {
  const chosen = field.defaultOptions ?? value ?? [];
  const known = kinds.flatMap(({ choices }) => choices.map((choice) => choice.value));
  const others = (value ?? [])
    .filter((part) => !known.includes(part))
    .map((part) => ({
      value: part,
      label: part.startsWith("right:") ? "Люди с особыми правами" : "Кто выбран раньше",
    }));
  const groups = others.length ? [...kinds, { kind: "other", label: "Ещё", choices: others }] : kinds;
  return (
    <Disclosure title={title} open={open || Boolean(field.errors?.length)}>
      {children}
      <div className={`${children ? "mt-5 " : ""}max-h-96 space-y-5 overflow-y-auto p-1`}>
        {groups.map(({ kind, choices, ...said }, at) => (
          <CheckboxGroup
            key={kind}
            {...said}
            // The first one speaks for all: the summary of errors leads to it.
            {...(at ? { id: `${field.id}-${kind}`, name: field.name } : { field })}
            optional
            choices={choices.map(indented)}
            defaultValues={chosen}
          />
        ))}
      </div>
    </Disclosure>
  );
}

const steps = ["", "pl-5", "pl-10", "pl-15"];

function indented({ value, label, depth = 0 }: AudienceChoices["kinds"][number]["choices"][number]) {
  return { value, label: <span className={steps[Math.min(depth, 3)]}>{label}</span> };
}
