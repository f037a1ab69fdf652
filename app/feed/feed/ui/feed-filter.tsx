import { useId } from "react";
import { Button, ButtonLink } from "#app/ui/button.tsx";
import { Card } from "#app/ui/card.tsx";
import { href } from "#app/web/urls.ts";
import type { FeedTab, FeedFilter as Filter } from "../contract.ts";
import { feed } from "../routes.ts";

export type Rubrics = { id: string; title: string }[];

const kinds = { news: "Новости", article: "Статьи", ugc: "Посты коллег" };
const periods = { day: "За сутки", week: "За неделю", month: "За месяц", year: "За год" };

type LinksProps = { tab: FeedTab; filter: Filter; isOpen: boolean };

/** Opens and closes the choice, says how much is chosen, and takes it back. */
export function FilterLinks({ tab, filter, isOpen }: LinksProps) {
  const count = Object.values(filter).filter(Boolean).length;
  return (
    <>
      <ButtonLink
        href={href(feed[tab], null, { ...filter, filter: isOpen ? undefined : "open" })}
        icon="filter"
        look="quiet"
        size="s"
        aria-expanded={isOpen}
        data-keep-scroll
        className="max-sm:[&>span]:sr-only"
      >
        {count ? `Фильтры: ${count}` : "Фильтры"}
      </ButtonLink>
      {count > 0 && (
        <ButtonLink href={href(feed[tab])} icon="close" look="quiet" size="s" data-keep-scroll>
          Сбросить
        </ButtonLink>
      )}
    </>
  );
}

/** What of a feed to show: a plain GET form, so that what is chosen has an address. */
export function FeedFilter({ tab, filter, rubrics }: { tab: FeedTab; filter: Filter; rubrics: Rubrics }) {
  return (
    <Card className="mt-3">
      <form
        method="get"
        action={href(feed[tab])}
        aria-label="Фильтры"
        data-keep-scroll
        className="grid gap-4 sm:grid-cols-2"
      >
        <Choice label="Вид" name="kind" value={filter.kind} all="Все" options={Object.entries(kinds)} />
        <Choice
          label="Когда"
          name="period"
          value={filter.period}
          all="За всё время"
          options={Object.entries(periods)}
        />
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
          <label htmlFor="filter-author" className="mb-1.5 block font-medium">
            Автор
          </label>
          <input
            type="text"
            id="filter-author"
            name="author"
            maxLength={100}
            defaultValue={filter.author}
            placeholder="Фамилия или имя"
            autoComplete="off"
            className="control"
          />
        </div>
        <label className="flex min-h-7 items-center gap-3">
          <input
            type="checkbox"
            name="only"
            value="unread"
            defaultChecked={filter.only === "unread"}
            className="tick"
          />
          Только непрочитанные
        </label>
        <div className="flex gap-3 sm:justify-end">
          <Button look="primary">Показать</Button>
        </div>
      </form>
    </Card>
  );
}

type ChoiceProps = { label: string; name: string; value: string | undefined; all: string; options: [string, string][] };

/** A list of the kit would bring the feed all that forms of the portal need. */
function Choice({ label, name, value, all, options }: ChoiceProps) {
  const id = useId();
  return (
    <div>
      <label htmlFor={id} className="mb-1.5 block font-medium">
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
