import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { CheckboxField } from "#app/ui/checkbox-field.tsx";
import { Form } from "#app/web/form.tsx";

/** Whether colleagues are told of a person's birthday. */
export function BirthdayForm({ shown }: { shown: boolean }) {
  return (
    <Card>
      <Form repeatable className="space-y-6">
        <CheckboxField
          name="shown"
          id="birthday-shown"
          look="switch"
          label="Показывать коллегам"
          hint="На главной, среди дней рождения: число и месяц, без года."
          defaultChecked={shown}
        />
        <Button name="intent" value="birthday">
          Сохранить выбор
        </Button>
      </Form>
    </Card>
  );
}
