import { type ReactNode, useId } from "react";
import { ColleagueField } from "#app/engines/content/ui/colleague-field.tsx";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { href } from "#app/web/urls.ts";
import type { PeopleChoices, PeopleFilter } from "../contract.ts";
import { people } from "../routes.ts";

const kinds = { here: "Кто сейчас на месте", newcomers: "Новые коллеги", birthday: "День рождения на этой неделе" };

type Props = { filter: PeopleFilter; choices: PeopleChoices };

/** Whom the directory shows: a plain GET form, so that what is chosen has an address. */
export function DirectoryFilter({ filter, choices }: Props) {
  const { companies, path, below, locations, positions, tags, own } = choices;
  const { query, ...chosen } = filter;
  const count = Object.values(chosen).filter((one) => one && one !== own).length;
  const places = filter.location && !locations.includes(filter.location) ? [filter.location, ...locations] : locations;
  return (
    <>
      <ButtonLink href="#filters" size="s" icon="filter" className="xl:hidden">
        {count ? `Фильтры: ${count}` : "Фильтры"}
      </ButtonLink>
      <Card
        as="section"
        pad="s"
        id="filters"
        labelledBy="filters-title"
        className={count ? "max-xl:mt-3" : "max-xl:mt-3 max-xl:not-target:hidden"}
      >
        <h2 id="filters-title" className="mb-3 text-base">
          Фильтры
        </h2>
        <form
          method="get"
          action={href(people.directory)}
          aria-labelledby="filters-title"
          className="grid gap-4 sm:max-xl:grid-cols-2"
        >
          {query && <input type="hidden" name="query" value={query} />}
          <Choice label="Подразделение" name="department" value={filter.department} all="Любое">
            {path.map(({ id, name }, depth) => (
              <Option key={id} value={id} text={name} depth={depth} />
            ))}
            {below.map(({ id, name }) => (
              <Option key={id} value={id} text={name} depth={path.length} />
            ))}
          </Choice>
          <Words label="Должность" name="position" value={filter.position} offers={positions} />
          <Words label="Тег" name="tag" value={filter.tag} offers={tags} />
          <ColleagueField
            key={filter.manager}
            optional
            field={{ id: "manager", name: "manager", defaultValue: filter.manager }}
            label="Руководитель"
          />
          {places.length > 0 && (
            <Choice label="Где работает" name="location" value={filter.location} all="Где угодно">
              {places.map((place) => (
                <Option key={place} value={place} text={place} />
              ))}
            </Choice>
          )}
          {companies.length > 1 && (
            <Choice label="Компания" name="company" value={filter.company ?? "all"}>
              <Option value="all" text="Любая" />
              {companies.map(({ id, name }) => (
                <Option key={id} value={id} text={name} />
              ))}
            </Choice>
          )}
          <Choice label="Кого" name="kind" value={filter.kind} all="Всех">
            {Object.entries(kinds).map(([kind, text]) => (
              <Option key={kind} value={kind} text={text} />
            ))}
          </Choice>
          <div className="flex flex-wrap gap-3 sm:max-xl:col-span-2">
            <Button look="primary">Показать</Button>
            {count > 0 && (
              <ButtonLink
                href={href(people.directory, null, { query, company: filter.company ?? "all" })}
                look="quiet"
                icon="close"
              >
                Сбросить фильтры
              </ButtonLink>
            )}
          </div>
        </form>
      </Card>
    </>
  );
}

type FieldProps = { label: string; name: string; value: string | undefined };

/** A list of the kit would bring the page all that forms of the portal need. */
function Choice({ label, name, value, all, children }: FieldProps & { all?: string; children: ReactNode }) {
  const id = useId();
  return (
    <div className="min-w-0">
      <label htmlFor={id} className="mb-1.5 block font-medium text-ink">
        {label}
      </label>
      <select id={id} key={value} name={name} defaultValue={value ?? ""} className="control">
        {all && <option value="">{all}</option>}
        {children}
      </select>
    </div>
  );
}

/** Deeper departments stand further to the right. */
function Option({ value, text, depth = 0 }: { value: string; text: string; depth?: number }) {
  return <option value={value}>{"\u00a0\u00a0\u00a0".repeat(depth) + text}</option>;
}

/** Words of one's own; what there is is offered by the browser's own list. */
function Words({ label, name, value, offers }: FieldProps & { offers: string[] }) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium text-ink">
        {label}
      </label>
      <input
        type="text"
        id={id}
        key={value}
        name={name}
        maxLength={200}
        defaultValue={value}
        autoComplete="off"
        list={`${id}-offers`}
        className="control"
      />
      <datalist id={`${id}-offers`}>
        {offers.map((offer) => (
          <option key={offer} value={offer} />
        ))}
      </datalist>
    </div>
  );
}
