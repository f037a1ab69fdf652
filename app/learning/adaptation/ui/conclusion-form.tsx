import { Button } from "#app/ui/button.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { TextareaField } from "#app/ui/textarea-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { choicesOf, outcomeTitles } from "./words.ts";

/** What a trial period has come to, in words that the newcomer reads. */
export function ConclusionForm({ run }: { run: string }) {
  const { fields, problems } = useSmallForm("conclude", {
    outcome: undefined,
    conclusion: undefined,
    until: undefined,
  });
  return (
    <Disclosure title="Дать заключение" open={problems.length > 0} className="mt-3">
      <Form id="conclude" className="space-y-4">
        <ErrorSummary problems={problems} />
        <input type="hidden" name="run" value={run} />
        <RadioGroup field={fields.outcome} label="Чем закончился срок" choices={choicesOf(outcomeTitles)} />
        <DateField field={fields.until} label="Новый последний день" hint="Только если срок продлён" optional />
        <TextareaField
          field={fields.conclusion}
          label="Заключение"
          hint="Прочитает сам новичок и кадры"
          rows={4}
          maxLength={2000}
        />
        <Button look="primary" name="intent" value="conclude">
          Записать заключение
        </Button>
      </Form>
    </Disclosure>
  );
}
