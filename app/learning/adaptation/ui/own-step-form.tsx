import { Button } from "#app/ui/button.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { kindTitles } from "./words.ts";

const kinds = ["task", "meeting", "article"] as const;

/** A step for this newcomer alone. */
export function OwnStepForm({ run }: { run: string }) {
  const { fields, problems } = useSmallForm("own", {
    ...{ kind: "task", title: undefined, body: undefined, link: undefined, dueOn: undefined, checked: undefined },
  });
  return (
    <Disclosure title="Добавить личный шаг" open={problems.length > 0} className="mt-6">
      <Form id="own" className="space-y-4">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="run" value={run} />
        <SelectField
          field={fields.kind}
          label="Что это"
          options={kinds.map((value) => ({ value, label: kindTitles[value] }))}
        />
        <TextField field={fields.title} label="Название" maxLength={150} autoComplete="off" />
        <TextareaField field={fields.body} label="Что сделать" rows={3} maxLength={10_000} optional />
        <TextField field={fields.link} label="Ссылка" maxLength={500} optional />
        <DateField field={fields.dueOn} label="Срок" optional />
        <CheckboxField
          field={fields.checked}
          label="Проверю сам"
          defaultChecked={fields.checked.defaultValue === "on"}
        />
        <Button look="primary" name="intent" value="add" icon="add">
          Добавить
        </Button>
      </Form>
    </Disclosure>
  );
}
