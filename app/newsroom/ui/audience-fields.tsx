import { CheckboxGroup } from "#app/ui/checkbox-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import type { Choices } from "./article-form.tsx";

type Props = {
  fields: Record<"reach" | "addressed" | "departments" | "locations", FieldSource> & { audience?: FieldSource };
  choices: Choices;
};

/** Who is to see it: everybody within reach, or chosen departments and towns (product B0). */
export function AudienceFields({ fields, choices }: Props) {
  const chosen = [...(fields.departments.defaultOptions ?? []), ...(fields.locations.defaultOptions ?? [])].length > 0;
  return (
    <div className="space-y-4">
      <RadioGroup
        field={fields.reach}
        label="Кому показать"
        look="row"
        choices={[
          { value: "company", label: "Нашей компании" },
          { value: "portal", label: "Всему порталу" },
        ]}
      />
      <RadioGroup
        field={fields.addressed}
        errors={fields.audience?.errors}
        label="Всем или выборочно"
        look="row"
        choices={[
          { value: "all", label: "Всем" },
          { value: "chosen", label: "Выбранным подразделениям и городам" },
        ]}
      />
      <Disclosure title="Подразделения и города" open={chosen || Boolean(fields.audience?.errors?.length)}>
        <div className="grid max-h-96 gap-6 overflow-y-auto sm:grid-cols-2">
          <CheckboxGroup
            field={fields.departments}
            label="Подразделения"
            hint="Вместе с теми, что внутри"
            optional
            choices={choices.departments.map(({ id, name }) => ({ value: id, label: name }))}
          />
          <CheckboxGroup
            field={fields.locations}
            label="Города"
            optional
            choices={choices.locations.map((town) => ({ value: town, label: town }))}
          />
        </div>
      </Disclosure>
    </div>
  );
}
