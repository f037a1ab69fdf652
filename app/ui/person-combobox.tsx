import { type KeyboardEvent, useState } from "react";
import type { WiredField } from "./field.tsx";
import { useFound } from "./found-people.ts";
import { Icon } from "./icon.tsx";
import { type PersonFieldProps, PersonLine, type PersonOption } from "./person-line.tsx";
import { counted } from "./plural.ts";

export type PersonComboboxProps = PersonFieldProps & { find: NonNullable<PersonFieldProps["find"]>; wired: WiredField };

/** The script's version of the person field: an editable combobox with a list, keys as in the ARIA practices guide. */
export function PersonCombobox({ wired, find, many, ...props }: PersonComboboxProps) {
  const [chosen, setChosen] = useState(props.chosen ?? []);
  const [query, setQuery] = useState("");
  const { people, busy } = useFound(find, query);
  const [open, setOpen] = useState(false);
  const [active, setActive] = useState(-1);
  const options = people.filter((person) => !chosen.some((one) => one.value === person.value));
  const listId = `${wired.id}-list`;
  const shown = open && query.trim() !== "" && !busy;

  function choose(person: PersonOption) {
    setChosen(many ? [...chosen, person] : [person]);
    setQuery("");
    setOpen(false);
    setActive(-1);
  }

  function onKeyDown(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && options.length > 0) {
      event.preventDefault();
      setOpen(true);
      setActive(active < 0 && step < 0 ? options.length - 1 : (active + step + options.length) % options.length);
    } else if (event.key === "Enter" && shown && options[active]) {
      event.preventDefault();
      choose(options[active]);
    } else if (event.key === "Escape") {
      if (!shown) setQuery("");
      setOpen(false);
      setActive(-1);
    }
  }

  return (
    <div className="flex flex-col gap-2">
      {chosen.map((person) => (
        <div
          key={person.value}
          className="flex min-h-11 items-center justify-between gap-3 rounded-control bg-well px-3 py-1.5"
        >
          <input type="hidden" name={wired.name} value={person.value} />
          <PersonLine person={person} />
          <button
            type="button"
            onClick={() => setChosen(chosen.filter((one) => one !== person))}
            className="grid size-8 flex-none place-items-center rounded-full text-muted hover:bg-well-strong hover:text-ink"
          >
            <Icon name="close" size="s" />
            <span className="sr-only">Убрать: {person.label}</span>
          </button>
        </div>
      ))}
      <div className="relative">
        <input
          {...wired.aria}
          type="text"
          role="combobox"
          aria-label="Имя или фамилия"
          aria-expanded={shown}
          aria-controls={listId}
          aria-autocomplete="list"
          aria-activedescendant={shown && active >= 0 ? `${listId}-${active}` : undefined}
          autoComplete="off"
          value={query}
          onChange={(event) => {
            setQuery(event.target.value);
            setOpen(true);
            setActive(-1);
          }}
          onKeyDown={onKeyDown}
          onBlur={() => setOpen(false)}
          className="control"
        />
        <div
          id={listId}
          role="listbox"
          aria-label="Найденные люди"
          hidden={!shown || options.length === 0}
          className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-80 overflow-y-auto rounded-control border border-line bg-raised p-1.5 shadow-float"
        >
          {options.map((person, index) => (
            // biome-ignore lint/a11y: the keys are the input's (aria-activedescendant), options take the pointer only.
            <div
              key={person.value}
              id={`${listId}-${index}`}
              role="option"
              aria-selected={index === active}
              onPointerDown={(event) => {
                event.preventDefault();
                choose(person);
              }}
              className="rounded-[0.5rem] px-2.5 py-1.5 hover:bg-well aria-selected:bg-tint"
            >
              <PersonLine person={person} />
            </div>
          ))}
        </div>
      </div>
      <p role="status" className={shown && options.length === 0 ? "text-sm text-muted" : "sr-only"}>
        {shown &&
          (options.length > 0
            ? `${counted(options.length, ["человек", "человека", "человек"])} в списке`
            : "Никого не нашлось")}
      </p>
    </div>
  );
}
