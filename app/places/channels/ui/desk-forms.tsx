import type { ReactNode } from "react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import type { DeskPlace } from "#app/engines/membership/contract.ts";
import { Button } from "#app/ui/button.tsx";
import { ErrorSummary, type FormProblem } from "#app/ui/error-summary.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import { type Option, SelectField } from "#app/ui/select-field.tsx";
import { TextField } from "#app/ui/text-field.tsx";
import { Form } from "#app/web/form.tsx";
import { useSmallForm } from "#app/web/small-form.ts";

type Named = Pick<DeskPlace, "id" | "title">;

type DeedProps = {
  intent: string;
  title: string;
  button: string;
  danger?: boolean;
  place: FieldSource;
  places: Option[];
  /** What is said of the place, and what is wrong with it. */
  field: FieldSource;
  problems: FormProblem[];
  children: ReactNode;
};

/** A deed with one of the places above, which is chosen first. */
function Deed({ intent, title, button, danger, place, places, field, problems, children }: DeedProps) {
  return (
    <Form id={intent} className="space-y-4 rounded-card border border-line bg-surface p-4 shadow-card sm:p-5">
      <h2>{title}</h2>
      <ErrorSummary problems={problems.filter(({ id }) => id === field.id)} />
      <SelectField field={place} label="Канал или сообщество" options={places} />
      {children}
      <Button look={danger ? "danger" : "primary"} name="intent" value={intent}>
        {button}
      </Button>
    </Form>
  );
}

const optionsOf = (items: Named[]) => items.map(({ id, title }) => ({ value: id, label: title }));

/** Gives one of the places above to another colleague. */
export function Give({ items }: { items: Named[] }) {
  const { fields, problems } = useSmallForm("give", { place: items[0]?.id, owner: undefined });
  const { place, owner } = fields;
  return (
    <Deed
      intent="give"
      title="Сменить владельца"
      button="Передать"
      places={optionsOf(items)}
      field={owner}
      {...{ place, problems }}
    >
      <ColleagueField field={owner} label="Новый владелец" />
    </Deed>
  );
}

type BindProps = { items: Named[]; departments: Option[] };

/** Says who must belong to one of the places above. */
export function Bind({ items, departments }: BindProps) {
  const { fields, problems } = useSmallForm("bind", { place: items[0]?.id, mandatory: "nobody" });
  const { place, mandatory } = fields;
  return (
    <Deed
      intent="bind"
      title="Сделать обязательным"
      button="Сохранить"
      places={optionsOf(items)}
      field={mandatory}
      {...{ place, problems }}
    >
      <SelectField
        field={mandatory}
        label="Для кого"
        hint="Запишем всех сразу, новых – каждую ночь. Выйти они не смогут, отключить уведомления смогут"
        options={[
          { value: "nobody", label: "Ни для кого" },
          { value: "company", label: "Вся компания" },
          ...departments.map(({ value, label }) => ({ value: `department:${value}`, label })),
        ]}
      />
    </Deed>
  );
}

/** Takes one of the places above away for good: its word in addresses is written once more. */
export function Remove({ items }: { items: (Named & Pick<DeskPlace, "alias">)[] }) {
  const { fields, problems } = useSmallForm("remove", { place: items[0]?.id, alias: undefined });
  const { place, alias: field } = fields;
  return (
    <Deed
      intent="remove"
      title="Удалить навсегда"
      button="Удалить навсегда"
      danger
      places={items.map(({ id, title, alias }) => ({ value: id, label: `${title} (${alias})` }))}
      {...{ place, field, problems }}
    >
      <TextField
        field={field}
        label="Его адрес"
        hint="Напишите его сами: он стоит в скобках. Вернуть будет нельзя"
        maxLength={60}
        autoComplete="off"
        spellCheck={false}
      />
    </Deed>
  );
}
