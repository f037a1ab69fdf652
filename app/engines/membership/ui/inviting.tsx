import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { counted } from "#app/ui/plural.ts";
import { type Option, SelectField } from "#app/ui/select-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";
import { linkDays, linkUses } from "./choices.ts";

/** The ways to ask people in: by their names, a whole department, by a link. */
export function Inviting({ place, departments }: { place: string; departments: Option[] }) {
  const people = useSmallForm("invite", { people: undefined });
  const whole = useSmallForm("department", { department: "" });
  const link = useSmallForm("link", { days: "7", uses: "10" });
  const hidden = <input type="hidden" name="place" value={place} />;
  return (
    <Card className="space-y-6">
      <Form id="invite" className="space-y-4">
        {hidden}
        <ErrorSummary problems={people.problems.filter(({ id }) => id === people.fields.people.id)} />
        <ColleagueField many field={people.fields.people} label="Кого позвать" hint="Приглашение ждёт две недели" />
        <Button look="primary" name="intent" value="invite" icon="send">
          Пригласить
        </Button>
      </Form>
      {departments.length > 0 && (
        <Form id="department" className="space-y-4 border-t border-line pt-6">
          {hidden}
          <ErrorSummary problems={whole.problems.filter(({ id }) => id === whole.fields.department.id)} />
          <SelectField
            field={whole.fields.department}
            label="Целое подразделение"
            hint="Вместе со всеми, что внутри. Кого уже звали, второй раз не позовём"
            prompt="Выберите подразделение"
            options={departments}
          />
          <Button name="intent" value="invite-department">
            Пригласить подразделение
          </Button>
        </Form>
      )}
      <Form id="link" repeatable className="space-y-4 border-t border-line pt-6">
        {hidden}
        <div className="grid gap-4 sm:grid-cols-2">
          <SelectField
            field={link.fields.days}
            label="Ссылка действует"
            options={linkDays.map((days) => ({ value: `${days}`, label: counted(days, ["день", "дня", "дней"]) }))}
          />
          <SelectField
            field={link.fields.uses}
            label="Скольких впустит"
            options={linkUses.map((uses) => ({
              value: `${uses}`,
              label: counted(uses, ["человека", "человек", "человек"]),
            }))}
          />
        </div>
        <Button name="intent" value="make-link" icon="link">
          Сделать ссылку
        </Button>
      </Form>
    </Card>
  );
}
