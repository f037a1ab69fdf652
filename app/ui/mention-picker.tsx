import { useCallback, useEffect, useId, useRef, useState } from "react";
import { useFound } from "./found-people.ts";
import type { MentionText } from "./mention-text.ts";
import { type FindPeople, PersonLine, type PersonOption } from "./person-line.tsx";
import { counted } from "./plural.ts";

type Props = { text: MentionText; find: FindPeople; label?: string };

/** Offers colleagues for the name that is being written after @: the focus stays in the text, keys as in the ARIA practices guide. */
export function MentionPicker({ text, find, label = "Кого упомянуть" }: Props) {
  const { element } = text;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const { people, busy } = useFound(find, query ?? "");
  const asked = Boolean(query) && !busy;
  const shown = asked && people.length > 0;

  const choose = useCallback(
    ({ detail }: PersonOption) => {
      text.put(`${detail} `);
      setQuery(undefined);
    },
    [text],
  );

  useEffect(() => {
    const look = () => {
      setQuery(text.query());
      setActive(0);
    };
    const leave = () => setQuery(undefined);
    look();
    const stop = text.follow(look);
    element.addEventListener("blur", leave);
    return () => {
      stop();
      element.removeEventListener("blur", leave);
    };
  }, [text, element]);

  useEffect(() => {
    if (!shown) return;
    const line = text.lineEnd?.();
    const place = list.current?.offsetParent?.getBoundingClientRect().top;
    if (line !== undefined && place !== undefined) list.current!.style.top = `${line - place}px`;
    const press = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setActive((active + step + people.length) % people.length);
      else if (event.key === "Enter") choose(people[active]!);
      else if (event.key === "Escape") setQuery(undefined);
      else return;
      event.preventDefault();
    };
    // Before the editor itself, which has keys of its own.
    element.addEventListener("keydown", press, true);
    element.setAttribute("aria-autocomplete", "list");
    element.setAttribute("aria-controls", listId);
    element.setAttribute("aria-activedescendant", `${listId}-${active}`);
    return () => {
      element.removeEventListener("keydown", press, true);
      for (const name of ["autocomplete", "controls", "activedescendant"]) element.removeAttribute(`aria-${name}`);
    };
  }, [text, element, listId, shown, people, active, choose]);

  return (
    <>
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={label}
        hidden={!shown}
        className="absolute inset-x-0 top-full z-30 mt-1.5 max-h-80 overflow-y-auto rounded-control border border-line bg-raised p-1.5 shadow-float"
      >
        {people.map((person, index) => (
          // biome-ignore lint/a11y: the keys are the text's (aria-activedescendant), options take the pointer only.
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
      <p role="status" className="sr-only">
        {asked &&
          (shown
            ? `${counted(people.length, ["человек", "человека", "человек"])} в списке, выбирайте стрелками`
            : "Никого не нашлось")}
      </p>
    </>
  );
}
