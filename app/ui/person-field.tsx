import { type FormEvent, type KeyboardEvent, type RefObject, useEffect, useRef, useState } from "react";
import { type ChosenPerson, chosenName, chosenValue, readPeople } from "./chosen-people.ts";
import { Field, type FieldProps, wireField } from "./field.tsx";
import { Icon } from "./icon.tsx";
import { later } from "./later.tsx";
import type { FindPeople, PersonOption } from "./person-line.tsx";

const PersonCombobox = later(async () => ({ default: (await import("./person-combobox.tsx")).PersonCombobox }));

const WhichPerson = later(() => import("./which-person.tsx"));

/** What a name may mean: the answer to a form that named several people at once. */
type WhichPeople = { asked: string; people: PersonOption[] }[];

type Props = Omit<FieldProps, "defaultValue"> & {
  /** Finds people while a name is being typed. */
  find: FindPeople;
  /** Several people, not one. */
  many?: boolean;
  which?: WhichPeople | undefined;
};

/**
 * Chooses people by their names. With script a name gives a list, and the chosen stand above the line with their names;
 * without it names are typed, several by commas, and the server finds them. Their values are those of `chosen-people.ts`.
 */
export function PersonField({ find, many = false, which, ...props }: Props) {
  const wired = wireField(props);
  const values = props.field?.defaultOptions ?? [props.field?.defaultValue];
  const held = readPeople(values);
  const [people, setPeople] = useState(held.people);
  const [list, setList] = useState<{ shown: boolean; active?: string | undefined }>({ shown: false });
  const [isReady, setReady] = useState(false);
  const [isUsed, setUsed] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  useEffect(() => {
    setReady(true);
    // Typed before there was script.
    const { current } = input;
    if (current && current === document.activeElement && current.value !== current.defaultValue) setUsed(true);
  }, []);
  useHeld(input, values, setPeople);
  const listId = `${wired.id}-list`;
  const combobox = {
    role: "combobox",
    "aria-autocomplete": "list",
    "aria-expanded": list.shown,
    "aria-controls": listId,
    "aria-activedescendant": list.active,
  } as const;

  function put(changed: ChosenPerson[]) {
    setPeople(changed);
    // Whoever keeps what is typed hears of it as of a letter.
    setTimeout(() => input.current?.dispatchEvent(new Event("change", { bubbles: true })));
    input.current?.focus();
  }

  function choose({ value, label }: PersonOption) {
    // Names that stand before it in the line are still to be found.
    input.current!.value = many ? input.current!.value.replace(/[^,;]*$/, "") : "";
    const others = many ? people.filter(({ id }) => id !== value) : [];
    put([...others, { id: value, name: label }]);
  }

  const use = ({ currentTarget }: FormEvent<HTMLInputElement>) => setUsed(isUsed || currentTarget.value !== "");
  // A name that is being written sends nothing yet.
  const keep = (event: KeyboardEvent<HTMLInputElement>) =>
    event.key === "Enter" && event.currentTarget.value.trim() && event.preventDefault();

  return (
    <Field props={props} wired={wired}>
      {people.length > 0 && (
        <ul className="flex flex-wrap gap-2">
          {people.map((person) => (
            <Chip
              key={person.id}
              {...{ person, name: chosenName(wired.name), isReady }}
              drop={() => put(people.filter((one) => one !== person))}
            />
          ))}
        </ul>
      )}
      {which?.map(({ asked, people: some }, at) => (
        <WhichPerson key={asked} {...{ asked, some, name: chosenName(wired.name, at) }} />
      ))}
      <div className="relative">
        <input
          {...wired.aria}
          {...(isReady && combobox)}
          ref={input}
          key={wired.key}
          id={wired.id}
          name={wired.name}
          type="text"
          required={wired.required && people.length === 0}
          maxLength={many ? 1000 : 200}
          autoComplete="off"
          spellCheck={false}
          defaultValue={held.typed.join(", ")}
          onInput={use}
          onKeyDown={keep}
          className="control"
        />
        {isUsed && input.current && (
          <PersonCombobox
            {...{ input: input.current, listId, find, choose, tell: setList }}
            chosen={people.map(({ id }) => id)}
          />
        )}
      </div>
    </Field>
  );
}

/** What a form holds once it comes back, is filled in by the portal or begun anew: those who are chosen, and the rest in the line. */
function useHeld(
  input: RefObject<HTMLInputElement | null>,
  values: (string | undefined)[],
  put: (people: ChosenPerson[]) => void,
) {
  const text = JSON.stringify(values);
  const [known, setKnown] = useState(text);
  useEffect(() => {
    const form = input.current?.form;
    const hold = () => {
      const begun = readPeople(JSON.parse(text));
      const filled = readPeople([input.current?.value]);
      put(filled.people.length ? filled.people : begun.people);
      if (input.current && filled.people.length) input.current.value = filled.typed.join(", ");
    };
    const holdLater = () => void setTimeout(hold);
    if (text !== known) {
      const { people, typed } = readPeople(JSON.parse(text));
      setKnown(text);
      put(people);
      if (input.current) input.current.value = typed.join(", ");
    }
    form?.addEventListener("reset", holdLater);
    return () => form?.removeEventListener("reset", holdLater);
  }, [input, text, known, put]);
}

type ChipProps = { person: ChosenPerson; name: string; isReady: boolean; drop(): void };

/** Somebody who is chosen: with script a cross takes them away, without it their tick does. */
function Chip({ person, name, isReady, drop }: ChipProps) {
  return (
    <li className="inline-flex min-h-9 max-w-full items-center gap-2 rounded-full bg-well py-1 pr-1 pl-3">
      {isReady ? (
        <>
          <input type="hidden" name={name} value={chosenValue(person)} />
          <span className="min-w-0 wrap-anywhere">{person.name || "Выбранный коллега"}</span>
          <button
            type="button"
            onClick={drop}
            className="grid size-7 flex-none place-items-center rounded-full text-muted hover:bg-well-strong hover:text-ink"
          >
            <Icon name="close" size="s" />
            <span className="sr-only">Убрать: {person.name}</span>
          </button>
        </>
      ) : (
        <label className="inline-flex min-w-0 items-center gap-2 pr-2">
          <input type="checkbox" name={name} value={chosenValue(person)} defaultChecked className="tick" />
          <span className="min-w-0 wrap-anywhere">{person.name || "Выбранный коллега"}</span>
        </label>
      )}
    </li>
  );
}
