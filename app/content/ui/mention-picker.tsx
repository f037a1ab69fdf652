import { useCallback, useEffect, useState } from "react";
import { useFound } from "#app/ui/found-people.ts";
import { PersonLine, type PersonOption } from "#app/ui/person-line.tsx";
import { counted } from "#app/ui/plural.ts";

type Props = {
  box: HTMLTextAreaElement;
  /** The publication that those who are offered may read. */
  reads: string;
};

const listId = "mention-list";

/** Offers colleagues for the name that is being written after @: the focus stays in the text, keys as in the ARIA practices guide. */
export function MentionPicker({ box, reads }: Props) {
  const [query, setQuery] = useState<string>();
  const [active, setActive] = useState(0);
  const find = useCallback((words: string, signal: AbortSignal) => findReaders(words, reads, signal), [reads]);
  const { people, busy } = useFound(find, query ?? "");
  const asked = Boolean(query) && !busy;
  const shown = asked && people.length > 0;

  const choose = useCallback(
    ({ detail }: PersonOption) => {
      const end = box.selectionStart;
      const start = end - 1 - (queryAt(box) ?? "").length;
      box.setRangeText(`${detail} `, start, end, "end");
      setQuery(undefined);
    },
    [box],
  );

  useEffect(() => {
    const look = () => {
      setQuery(queryAt(box));
      setActive(0);
    };
    const leave = () => setQuery(undefined);
    look();
    for (const event of ["input", "click"]) box.addEventListener(event, look);
    box.addEventListener("blur", leave);
    return () => {
      for (const event of ["input", "click"]) box.removeEventListener(event, look);
      box.removeEventListener("blur", leave);
    };
  }, [box]);

  useEffect(() => {
    if (!shown) return;
    const press = (event: KeyboardEvent) => {
      const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
      if (step) setActive((active + step + people.length) % people.length);
      else if (event.key === "Enter") choose(people[active]!);
      else if (event.key === "Escape") setQuery(undefined);
      else return;
      event.preventDefault();
    };
    box.addEventListener("keydown", press);
    box.setAttribute("aria-autocomplete", "list");
    box.setAttribute("aria-controls", listId);
    box.setAttribute("aria-activedescendant", `${listId}-${active}`);
    return () => {
      box.removeEventListener("keydown", press);
      for (const name of ["autocomplete", "controls", "activedescendant"]) box.removeAttribute(`aria-${name}`);
    };
  }, [box, shown, people, active, choose]);

  return (
    <>
      <div
        id={listId}
        role="listbox"
        aria-label="Кого упомянуть"
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

/** What is written after an @ that the caret stands behind; nothing where there is no such @. */
function queryAt({ value, selectionStart }: HTMLTextAreaElement): string | undefined {
  return /(?:^|[^\p{L}\p{N}_.@/+-])@([\p{L}\d_-]*)$/u.exec(value.slice(0, selectionStart))?.[1];
}

type Found = {
  items: { accountId: string; firstName: string; lastName: string; alias: string; photo: string | null }[];
};

async function findReaders(query: string, reads: string, signal: AbortSignal): Promise<PersonOption[]> {
  const address = `/api/users/public/v2/users/search?${new URLSearchParams({ query, reads })}`;
  const { items }: Found = await (await fetch(address, { signal })).json();
  return items.slice(0, 8).map(({ accountId, firstName, lastName, alias, photo }) => ({
    value: accountId,
    label: `${firstName} ${lastName}`,
    detail: `@${alias}`,
    photo,
  }));
}
