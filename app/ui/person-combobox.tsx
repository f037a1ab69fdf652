import { useCallback, useEffect, useState } from "react";
import { useFound } from "./found-people.ts";
import { type FindPeople, PersonLine, type PersonOption } from "./person-line.tsx";
import { counted } from "./plural.ts";

type Props = {
  input: HTMLInputElement;
  listId: string;
  find: FindPeople;
  /** Those who are chosen already are not offered. */
  chosen: string[];
  choose(person: PersonOption): void;
  /** What the field itself says of its list. */
  tell(list: { shown: boolean; active?: string | undefined }): void;
};

/**
 * The list of the person field, keys as in the ARIA practices guide for an editable combobox: the focus stays in the field,
 * nobody is lit before an arrow is pressed, Enter takes who is lit, Escape closes the list.
 */
export function PersonCombobox({ input, listId, find, chosen, choose, tell }: Props) {
  const [query, setQuery] = useState(() => lastName(input.value));
  const [open, setOpen] = useState(true);
  const [active, setActive] = useState(-1);
  const { people, busy } = useFound(find, query);
  const options = people.filter(({ value }) => !chosen.includes(value));
  const asked = open && query !== "" && !busy;
  const shown = asked && options.length > 0;
  const lit = shown ? options[active] : undefined;

  const take = useCallback(
    (person: PersonOption) => {
      choose(person);
      setQuery("");
      setActive(-1);
    },
    [choose],
  );

  const activeId = lit && `${listId}-${active}`;
  useEffect(() => tell({ shown, active: activeId }), [tell, shown, activeId]);
  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: "nearest" });
  }, [activeId]);

  useEffect(() => {
    const look = () => {
      setQuery(lastName(input.value));
      setOpen(true);
      setActive(-1);
    };
    const leave = () => setOpen(false);
    input.addEventListener("input", look);
    input.addEventListener("blur", leave);
    return () => {
      input.removeEventListener("input", look);
      input.removeEventListener("blur", leave);
    };
  }, [input]);

  useEffect(() => {
    const count = options.length;
    const press = (event: KeyboardEvent) => {
      if ((event.key === "ArrowDown" || event.key === "ArrowUp") && count > 0) {
        const step = event.key === "ArrowDown" ? 1 : -1;
        setOpen(true);
        setActive(active < 0 && step < 0 ? count - 1 : (active + step + count) % count);
      } else if (event.key === "Enter" && lit) take(lit);
      else if (event.key === "Escape" && shown) {
        setOpen(false);
        setActive(-1);
      } else return;
      event.preventDefault();
    };
    input.addEventListener("keydown", press);
    return () => input.removeEventListener("keydown", press);
  }, [input, options.length, active, lit, shown, take]);

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label="Найденные люди"
        hidden={!shown}
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
              take(person);
            }}
            className="rounded-[0.5rem] px-2.5 py-1.5 hover:bg-well aria-selected:bg-tint"
          >
            <PersonLine person={person} />
          </div>
        ))}
      </div>
      <p role="status" className={asked && !shown ? "mt-1.5 text-sm text-muted" : "sr-only"}>
        {asked &&
          (shown
            ? `${counted(options.length, ["человек", "человека", "человек"])} в списке, выбирайте стрелками`
            : "Никого не нашлось")}
      </p>
    </>
  );
}

/** The name that is being written: what stands behind the last comma. */
const lastName = (line: string) => (line.split(/[,;\n]/).at(-1) ?? "").trim().replace(/^@/, "");
