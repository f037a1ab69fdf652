import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import type { Makers } from "#app/engines/membership/contract.ts";
import { useChosen } from "#app/engines/membership/ui/chosen.ts";
import type { AudienceChoices } from "#app/people/account/contract.ts";
import { PartsField } from "#app/people/account/ui/readers-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { chosenValue } from "#app/ui/chosen-people.ts";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

type Props = { value: Makers; kinds: AudienceChoices["kinds"] };

/** Who makes channels and communities in the company. */
export function MakersForm({ value: { makers, people }, kinds }: Props) {
  const isChosen = makers && makers.length + people.length > 0;
  const { fields, problems } = useSmallForm("makers", {
    makers: isChosen ? "chosen" : makers ? "admins" : "all",
    parts: undefined,
    people: people.map(chosenValue),
  });
  const chosen = useChosen("parts");
  const own = Object.values(fields).map(({ id }) => id);
  return (
    <Card as="section" className="mt-6" labelledBy="makers-title">
      <h2 id="makers-title">Кто создаёт</h2>
      <p className="mt-1 text-sm text-muted">
        Администраторы портала могут всегда. Уже созданное остаётся у владельцев.
      </p>
      <Form id="makers" className="mt-4 space-y-4">
        <ErrorSummary problems={problems.filter(({ id }) => own.includes(id))} />
        <RadioGroup
          field={fields.makers}
          label="Кто может создавать каналы и сообщества"
          choices={[
            { value: "all", label: "Все сотрудники" },
            { value: "admins", label: "Только администраторы портала" },
            { value: "chosen", label: "Выбранные", hint: "Отметьте их ниже" },
          ]}
        />
        <PartsField
          field={{ ...fields.parts, ...(chosen && { defaultOptions: chosen }) }}
          title="Люди, подразделения, города"
          choices={{ kinds }}
          value={makers}
          open={fields.makers.defaultValue === "chosen"}
        >
          <ColleagueField many optional field={fields.people} label="Отдельным людям" />
        </PartsField>
        <Button name="intent" value="makers">
          Сохранить выбор
        </Button>
      </Form>
    </Card>
  );
}
