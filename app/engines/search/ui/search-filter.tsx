import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import type { SearchFilter as Filter } from "../contract.ts";

type FilterProps = {
  /** The page of this tab, without the query. */
  action: string;
  /** The same results without the choice. */
  reset: string;
  query: string;
  filter: Filter;
  rubrics: { id: string; title: string }[];
};

const periods = { day: "За сутки", week: "За неделю", month: "За месяц", year: "За год" };
const kinds = { publication: "Публикации", comment: "Комментарии", file: "Вложения" };

/** What of the results to show and in which order: a plain GET form, so that what is chosen has an address. */
export function SearchFilter({ action, reset, query, filter, rubrics }: FilterProps) {
  const count = Object.values(filter).filter(Boolean).length;
  return (
    <Disclosure title={count ? `Фильтры: ${count}` : "Фильтры"} open={count > 0} className="mt-3">
      <form method="get" action={action} aria-label="Фильтры" data-keep-scroll className="grid gap-4 sm:grid-cols-2">
        <input type="hidden" name="query" value={query} />
        <Choice label="Сначала" name="sort" value={filter.sort} all="Подходящие" options={[["new", "Новые"]]} />
        <Choice
          label="Когда"
          name="period"
          value={filter.period}
          all="За всё время"
          options={Object.entries(periods)}
        />
        <Choice label="Вид" name="kind" value={filter.kind} all="Любой" options={Object.entries(kinds)} />
        {rubrics.length > 0 && (
          <Choice
            label="Рубрика"
            name="rubric"
            value={filter.rubric}
            all="Любая"
            options={rubrics.map(({ id, title }) => [id, title])}
          />
        )}
        <div>
          <label htmlFor="search-author" className="mb-1.5 block font-medium text-ink">
            Автор
          </label>
          <input
            type="text"
            id="search-author"
            name="author"
            maxLength={100}
            defaultValue={filter.author}
            placeholder="Фамилия или имя"
            autoComplete="off"
            className="control"
          />
        </div>
        <div className="flex items-end gap-3 sm:justify-end">
          {count > 0 && (
            <ButtonLink href={reset} look="quiet" data-keep-scroll>
              Сбросить
            </ButtonLink>
          )}
          <Button look="primary">Показать</Button>
        </div>
      </form>
    </Disclosure>
  );
}

type ChoiceProps = { label: string; name: string; value: string | undefined; all: string; options: [string, string][] };

/** A list of the kit would bring the results all that forms of the portal need. */
function Choice({ label, name, value, all, options }: ChoiceProps) {
  const id = `search-${name}`;
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-ink">
        {label}
      </label>
      <select id={id} name={name} defaultValue={value ?? ""} className="control">
        <option value="">{all}</option>
        {options.map(([one, title]) => (
          <option key={one} value={one}>
            {title}
          </option>
        ))}
      </select>
    </div>
  );
}
