import { agreements } from "#app/access/agreements/routes.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { RadioGroup } from "#app/ui/radio-group.tsx";
import { Form } from "#app/web/form.tsx";
import { href } from "#app/web/urls.ts";
import type { BirthdayShown } from "../contract.ts";

const choices = [
  { value: "full", label: "День, месяц и год" },
  { value: "day", label: "День и месяц" },
  { value: "hidden", label: "Ничего" },
];

/** How colleagues know of a person's birthday. */
export function BirthdayForm({ shown }: { shown: BirthdayShown }) {
  return (
    <Card>
      <Form repeatable className="space-y-6">
        <p className="text-muted">
          Его видят только люди вашей компании и только с вашего{" "}
          <a className="text-link underline" href={href(agreements.document, { code: "birthday" })}>
            отдельного согласия
          </a>
          .
        </p>
        <RadioGroup
          key={shown}
          name="shown"
          id="birthday-shown"
          label="Что видно коллегам"
          look="row"
          choices={choices}
          defaultValue={shown}
        />
        <Button name="intent" value="birthday">
          Сохранить выбор
        </Button>
      </Form>
    </Card>
  );
}
