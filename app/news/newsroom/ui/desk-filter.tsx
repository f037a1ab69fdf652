import type { ReactNode } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Disclosure } from "#app/ui/disclosure.tsx";
import { href } from "#app/web/urls.ts";
import type { DeskFilter as Filter } from "../contract.ts";
import { newsroom } from "../routes.ts";

type Props = {
  filter: Filter;
  /** What else the list is asked for: it stays. */
  keep: { state?: string | undefined; query: string };
  rubrics: { id: string; title: string }[];
};

/** What of the desk to show: a plain GET form, so that what is chosen has an address. */
export function DeskFilter({ filter, keep, rubrics }: Props) {
  const { author, rubric, from, till } = filter;
  const count = Object.values(filter).filter(Boolean).length;
  return (
    <Disclosure title={count ? `Фильтры: ${count}` : "Фильтры"} open={count > 0} className="mb-5">
      <form
        method="get"
        action={href(newsroom.desk)}
        aria-label="Фильтры"
        className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4"
      >
        {keep.state && <input type="hidden" name="state" value={keep.state} />}
        {keep.query && <input type="hidden" name="query" value={keep.query} />}
        <Labelled name="author" label="Автор">
          <input
            type="text"
            id="of-author"
            key={author}
            name="author"
            maxLength={100}
            defaultValue={author}
            placeholder="Фамилия или имя"
            autoComplete="off"
            className="control"
          />
        </Labelled>
        <Labelled name="rubric" label="Рубрика">
          <select id="of-rubric" key={rubric} name="rubric" defaultValue={rubric ?? ""} className="control">
            <option value="">Любая</option>
            {rubrics.map(({ id, title }) => (
              <option key={id} value={id}>
                {title}
              </option>
            ))}
          </select>
        </Labelled>
        <Labelled name="from" label="Опубликовано с">
          <input type="date" id="of-from" key={from} name="from" defaultValue={from} className="control" />
        </Labelled>
        <Labelled name="till" label="по">
          <input type="date" id="of-till" key={till} name="till" defaultValue={till} className="control" />
        </Labelled>
        <div className="flex flex-wrap gap-3 sm:col-span-full">
          <Button look="primary">Показать</Button>
          {count > 0 && (
            <ButtonLink href={href(newsroom.desk, null, keep)} look="quiet" icon="close">
              Сбросить отбор
            </ButtonLink>
          )}
        </div>
      </form>
    </Disclosure>
  );
}

/** A field of the kit would write «необязательно» beside each. */
function Labelled({ name, label, children }: { name: string; label: string; children: ReactNode }) {
  return (
    <div className="min-w-0">
      <label htmlFor={`of-${name}`} className="mb-1.5 block font-medium text-ink">
        {label}
      </label>
      {children}
    </div>
  );
}
