import type { AudienceChoices } from "#app/people/account/contract.ts";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";

type Props = {
  fields: Record<"mustRead" | "dueOn" | "obliged" | "obligedParts", FieldSource>;
  choices: AudienceChoices;
};

/** Whether it must be read, by whom of those who see it, and by when. */
export function MustReadFields({ fields, choices }: Props) {
  const { obliged, obligedParts } = fields;
  return (
    <>
      <div className="grid gap-6 sm:grid-cols-2 xl:grid-cols-1">
        <CheckboxField
          field={fields.mustRead}
          label="Нужно ознакомиться"
          hint="Каждый, кому обязательно, отметит «Ознакомлен(а)»"
        />
        <DateField field={fields.dueOn} label="Ознакомиться не позже" optional />
      </div>
      <RadioGroup
        field={obliged}
        label="Кому обязательно прочитать"
        choices={[
          { value: "all", label: "Всем, кому показано" },
          { value: "chosen", label: "Только выбранным из них", hint: "Отметьте их ниже" },
        ]}
      />
      <PartsField
        field={obligedParts}
        title="Кому обязательно: подразделения и города"
        choices={choices}
        open={obliged.defaultValue === "chosen"}
      />
    </>
  );
}
