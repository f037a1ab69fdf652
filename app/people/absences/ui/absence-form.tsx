import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { DateField } from "#app/ui/date-field.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { kindWords } from "./words.ts";

const kinds = Object.entries(kindWords).map(([value, label]) => ({ value, label }));

/** Says when one is away and who stands in. */
export function AbsenceForm() {
  const { fields, problems } = useSmallForm("absence", {
    ...{ kind: "vacation", from: undefined, until: undefined },
    ...{ deputy: undefined, note: undefined },
  });
  return (
    <Card>
      <Form id="absence" className="space-y-5">
        <ErrorSummary problems={problems} />
        <SelectField
          field={fields.kind}
          label="Причина"
          hint="О болезни и других причинах коллеги прочитают просто «Отсутствует»"
          options={kinds}
        />
        <div className="grid gap-5 sm:grid-cols-2">
          <DateField field={fields.from} label="Первый день" />
          <DateField field={fields.until} label="Последний день" />
        </div>
        <ColleagueField field={fields.deputy} label="Кто замещает" optional />
        <TextField
          field={fields.note}
          label="Заметка для коллег"
          hint="Например: отвечаю в мессенджере по вечерам"
          maxLength={200}
          autoComplete="off"
          optional
        />
        <Button look="primary" name="intent" value="add-absence">
          Сохранить
        </Button>
      </Form>
    </Card>
  );
}
