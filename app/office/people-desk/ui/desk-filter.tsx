import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { Option } from "#app/ui/select-field.tsx";
import { href } from "#app/web/urls.ts";
import { rightTitles } from "#platform/people/rights.ts";
import { peopleDesk } from "../routes.ts";
import { deskStateWords, optionsOf, roleWords } from "./words.ts";

type Chosen = Record<"query" | "state" | "role" | "right" | "department" | "consent", string | undefined>;

/** Whom the list shows: a plain GET form, so that what is chosen has an address. */
export function DeskFilter({ chosen, departments }: { chosen: Chosen; departments: Option[] }) {
  const { query, ...rest } = chosen;
  const count = Object.values(rest).filter(Boolean).length;
  return (
    <Disclosure title={count ? `Фильтры: ${count}` : "Фильтры"} open={count > 0}>
      <form method="get" action={href(peopleDesk.list)} aria-label="Фильтры" className="grid gap-4 sm:grid-cols-2">
        {query && <input type="hidden" name="query" value={query} />}
        <Choice name="state" label="Состояние" all="Любое" options={optionsOf(deskStateWords)} chosen={rest.state} />
        <Choice name="role" label="Роль" all="Любая" options={optionsOf(roleWords)} chosen={rest.role} />
        <Choice name="right" label="Право" all="Не важно" options={optionsOf(rightTitles)} chosen={rest.right} />
        <Choice name="department" label="Подразделение" all="Любое" options={departments} chosen={rest.department} />
        <Choice
          name="consent"
          label="Согласие на обработку данных"
          all="Не важно"
          options={[{ value: "withdrawn", label: "Отозвали" }]}
          chosen={rest.consent}
        />
        <div className="flex flex-wrap gap-3 sm:col-span-2">
          <Button look="primary">Показать</Button>
          {count > 0 && (
            <ButtonLink href={href(peopleDesk.list, null, { query })} look="quiet" icon="close">
              Сбросить фильтры
            </ButtonLink>
          )}
        </div>
      </form>
    </Disclosure>
  );
}

type ChoiceProps = { name: string; label: string; all: string; options: Option[]; chosen: string | undefined };

/** A field of the kit would write «необязательно» beside each. */
function Choice({ name, label, all, options, chosen }: ChoiceProps) {
  return (
    <div className="min-w-0">
      <label htmlFor={`of-${name}`} className="mb-1.5 block font-medium text-ink">
        {label}
      </label>
      <select id={`of-${name}`} key={chosen} name={name} defaultValue={chosen ?? ""} className="control">
        <option value="">{all}</option>
        {options.map((option) => (
          <option key={option.value} value={option.value}>
            {option.label}
          </option>
        ))}
      </select>
    </div>
  );
}
