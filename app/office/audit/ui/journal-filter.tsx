import { Button, ButtonLink } from "#app/ui/button.tsx";
import { href } from "#app/web/urls.ts";
import { auditLog } from "../routes.ts";

type Chosen = { who: string | undefined; title: string | undefined; from: string | undefined; to: string | undefined };

/** Which rows the journal shows: a plain GET form, so that what is chosen has an address. */
export function JournalFilter({ chosen, titles }: { chosen: Chosen; titles: string[] }) {
  return (
    <form method="get" action={href(auditLog.list)} aria-label="Фильтры" className="grid gap-4 sm:grid-cols-2">
      <div>
        <label htmlFor="who" className="mb-1.5 block font-medium text-ink">
          Кто
        </label>
        <input
          id="who"
          type="text"
          name="who"
          maxLength={200}
          defaultValue={chosen.who}
          autoComplete="off"
          className="control"
        />
      </div>
      <div className="min-w-0">
        <label htmlFor="deed" className="mb-1.5 block font-medium text-ink">
          Что
        </label>
        <select id="deed" name="deed" defaultValue={chosen.title ?? ""} className="control">
          <option value="">Всё</option>
          {titles.map((title) => (
            <option key={title}>{title}</option>
          ))}
        </select>
      </div>
      <Day name="from" label="С какого дня" value={chosen.from} />
      <Day name="to" label="По какой день" value={chosen.to} />
      <div className="flex flex-wrap gap-3 sm:col-span-2">
        <Button look="primary">Показать</Button>
        {Object.values(chosen).some(Boolean) && (
          <ButtonLink href={href(auditLog.list)} look="quiet" icon="close">
            Сбросить фильтры
          </ButtonLink>
        )}
      </div>
    </form>
  );
}

function Day({ name, label, value }: { name: string; label: string; value: string | undefined }) {
  return (
    <div>
      <label htmlFor={name} className="mb-1.5 block font-medium text-ink">
        {label}
      </label>
      <input id={name} type="date" name={name} defaultValue={value} className="control" />
    </div>
  );
}
