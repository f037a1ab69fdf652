import { Button } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import type { StepLine } from "../contract.ts";

/** Passes a step of a person by, with the reason. */
export function SkipForm({ steps }: { steps: StepLine[] }) {
  const { fields, problems } = useSmallForm("skip", { key: undefined, reason: undefined });
  return (
    <Disclosure title="Пропустить шаг" open={problems.length > 0} className="mt-4">
      <Form id="skip" className="space-y-4">
        <ErrorSummary problems={problems} />
        <SelectField
          field={fields.key}
          label="Какой"
          prompt="Выберите шаг"
          options={steps.map(({ key, title }) => ({ value: key, label: title }))}
        />
        <TextField field={fields.reason} label="Почему" hint="Прочитает и новичок" maxLength={500} />
        <Button name="intent" value="skip">
          Пропустить
        </Button>
      </Form>
    </Disclosure>
  );
}
