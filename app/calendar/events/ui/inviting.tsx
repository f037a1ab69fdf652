import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { type Option, SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

/** Asks people to an event by their names, and a whole department. */
export function Inviting({ departments }: { departments: Option[] }) {
  const { fields, problems } = useSmallForm("invite", { people: undefined, departmentId: "" });
  return (
    <Card className="mt-6">
      <h2 className="mb-4 text-lg">Пригласить</h2>
      <Form id="invite" className="space-y-4">
        <ErrorSummary problems={problems} />
        <ColleagueField
          many
          optional
          field={fields.people}
          label="Кого"
          hint="Приглашение приходит уведомлением и письмом; у серии оно на все её дни"
        />
        {departments.length > 0 && (
          <SelectField
            field={fields.departmentId}
            label="Подразделение"
            optional
            hint="Вместе со всеми, что внутри"
            options={[{ value: "", label: "Не выбрано" }, ...departments]}
          />
        )}
        <Button look="primary" name="intent" value="invite" icon="send">
          Пригласить
        </Button>
      </Form>
    </Card>
  );
}
