import { optionsOf } from "#app/office/people-desk/ui/words.ts";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { rightTitles } from "#platform/people/rights.ts";
import type { ClaimPlaces } from "../contract.ts";

const exactly = { autoComplete: "off", spellCheck: false, maxLength: 200 } as const;

/** One more rule: what the token must say, and what it gives. */
export function ClaimForm() {
  const form = useSmallForm("rule", { claim: "", value: "", right: undefined });
  return (
    <Card>
      <Form id="rule" className="space-y-5">
        <ErrorSummary problems={ofForm(form)} />
        <TextField
          field={form.fields.claim}
          label="Имя утверждения"
          hint="Как в токене: groups, realm_access.roles, department"
          {...exactly}
        />
        <TextField
          field={form.fields.value}
          label="Значение"
          hint="Точно как присылает провайдер, вместе с большими буквами и косой чертой: /editors"
          {...exactly}
        />
        <SelectField field={form.fields.right} label="Право" prompt="Выберите право" options={optionsOf(rightTitles)} />
        <Button look="primary" name="intent" value="add-claim">
          Добавить правило
        </Button>
      </Form>
    </Card>
  );
}

/** Which claims say where a new person belongs. */
export function PlacesForm({ places }: { places: ClaimPlaces }) {
  const form = useSmallForm("places", { department: places.department, location: places.location });
  return (
    <Card>
      <Form id="places" className="space-y-5">
        <ErrorSummary problems={ofForm(form)} />
        <TextField
          field={form.fields.department}
          label="Утверждение с подразделением"
          hint="В нём название подразделения или путь от самого верхнего: «Склад / Приёмка». Незнакомое название портал пропустит."
          optional
          {...exactly}
        />
        <TextField
          field={form.fields.location}
          label="Утверждение с городом"
          hint="Город запишется так, как его прислал провайдер."
          optional
          {...exactly}
        />
        <Button name="intent" value="set-places">
          Сохранить
        </Button>
      </Form>
    </Card>
  );
}

/** The page has two forms and one answer: each shows what is wrong with it alone. */
function ofForm({ fields, problems }: ReturnType<typeof useSmallForm>) {
  const ids = Object.values(fields).map(({ id }) => id);
  return problems.filter(({ id }) => ids.includes(id));
}
