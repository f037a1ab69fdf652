import type { DeskPlace } from "#app/engines/membership/contract.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary } from "#app/ui/error-summary.tsx";
import { type Option, SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

/** Gives one of the places above to another colleague. */
export function Give({ items }: { items: Pick<DeskPlace, "id" | "title">[] }) {
  const { fields, problems } = useSmallForm("give", { place: items[0]?.id, owner: undefined });
  return (
    <Form id="give" className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2>Сменить владельца</h2>
      <ErrorSummary problems={problems.filter(({ id }) => id === fields.owner.id)} />
      <SelectField
        field={fields.place}
        label="Канал или сообщество"
        options={items.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <TextField
        field={fields.owner}
        label="Новый владелец"
        hint="Имя коллеги с @, как на его странице: @anna"
        maxLength={41}
        autoComplete="off"
        spellCheck={false}
      />
      <Button look="primary" name="intent" value="give">
        Передать
      </Button>
    </Form>
  );
}

type BindProps = { items: Pick<DeskPlace, "id" | "title">[]; departments: Option[] };

/** Says who must belong to one of the places above. */
export function Bind({ items, departments }: BindProps) {
  const { fields, problems } = useSmallForm("bind", { place: items[0]?.id, mandatory: "nobody" });
  return (
    <Form id="bind" className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2>Сделать обязательным</h2>
      <ErrorSummary problems={problems.filter(({ id }) => id === fields.mandatory.id)} />
      <SelectField
        field={fields.place}
        label="Канал или сообщество"
        options={items.map(({ id, title }) => ({ value: id, label: title }))}
      />
      <SelectField
        field={fields.mandatory}
        label="Для кого"
        hint="Запишем всех сразу, новых – каждую ночь. Выйти они не смогут, отключить уведомления смогут"
        options={[
          { value: "nobody", label: "Ни для кого" },
          { value: "company", label: "Вся компания" },
          ...departments.map(({ value, label }) => ({ value: `department:${value}`, label })),
        ]}
      />
      <Button look="primary" name="intent" value="bind">
        Сохранить
      </Button>
    </Form>
  );
}

/** Takes one of the places above away for good: its word in addresses is written once more. */
export function Remove({ items }: { items: Pick<DeskPlace, "id" | "title" | "alias">[] }) {
  const { fields, problems } = useSmallForm("remove", { place: items[0]?.id, alias: undefined });
  return (
    <Form id="remove" className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2>Удалить навсегда</h2>
      <ErrorSummary problems={problems.filter(({ id }) => id === fields.alias.id)} />
      <SelectField
        field={fields.place}
        label="Канал или сообщество"
        options={items.map(({ id, title, alias }) => ({ value: id, label: `${title} (${alias})` }))}
      />
      <TextField
        field={fields.alias}
        label="Его адрес"
        hint="Напишите его сами: он стоит в скобках. Вернуть будет нельзя"
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
      <Button look="danger" name="intent" value="remove">
        Удалить навсегда
      </Button>
    </Form>
  );
}
