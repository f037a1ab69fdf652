import { Form } from "#app/web/form.tsx";
import type { Reactions as State } from "../contract.ts";

type Name = NonNullable<State["mine"]>;

/** Six reactions with names, not pictures alone (product B6). */
export const reactionTitles: Record<Name, { sign: string; title: string }> = {
  like: { sign: "👍", title: "Нравится" },
  love: { sign: "❤️", title: "Люблю" },
  laugh: { sign: "😄", title: "Смешно" },
  wow: { sign: "😮", title: "Удивительно" },
  sad: { sign: "😔", title: "Грустно" },
  thanks: { sign: "🙏", title: "Спасибо" },
};

const formId = "react";

/** The one form of all reactions on a page: their buttons name it, so twenty cards carry no twenty forms. */
export function ReactionForm() {
  return (
    <Form id={formId} repeatable data-keep-scroll>
      <input type="hidden" name="intent" value="react" />
    </Form>
  );
}

type Props = { subject: "publication" | "comment"; id: string; reactions: State; quiet?: boolean };

/** How people reacted, each a button that joins or leaves them, and a disclosure with all six. */
export function Reactions({ subject, id, reactions: { counts, mine } }: Props) {
  const names = Object.keys(reactionTitles) as Name[];
  return (
    <div className="relative flex flex-wrap items-center gap-1.5">
      {names
        .filter((name) => counts[name])
        .map((name) => (
          <Press key={name} {...{ subject, id, name, mine }} count={counts[name]} />
        ))}
      <details data-menu className="relative">
        <summary className="grid size-9 place-items-center rounded-full border border-line text-soft hover:bg-well hover:text-ink">
          <span aria-hidden="true">☺</span>
          <span className="sr-only">Выбрать реакцию</span>
        </summary>
        <ul className="absolute bottom-full left-0 z-20 mb-2 flex w-max gap-1 rounded-card border border-line bg-raised p-1.5 shadow-float">
          {names.map((name) => (
            <li key={name}>
              <Press {...{ subject, id, name, mine }} />
            </li>
          ))}
        </ul>
      </details>
    </div>
  );
}

type PressProps = Omit<Props, "reactions"> & { name: Name; mine: Name | null; count?: number };

function Press({ subject, id, name, mine, count }: PressProps) {
  const { sign, title } = reactionTitles[name];
  const pressed = mine === name;
  return (
    <button
      type="submit"
      form={formId}
      name="reaction"
      value={`${subject}/${id}/${pressed ? "" : name}`}
      aria-pressed={pressed}
      title={title}
      className="inline-flex min-h-9 items-center gap-1.5 rounded-full border border-line px-2.5 text-sm text-soft hover:bg-well hover:text-ink aria-pressed:border-fill aria-pressed:bg-tint aria-pressed:font-semibold aria-pressed:text-link"
    >
      <span aria-hidden="true">{sign}</span>
      <span className="sr-only">{title}</span>
      {count}
    </button>
  );
}
