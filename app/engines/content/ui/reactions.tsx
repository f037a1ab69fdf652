import { talk } from "#app/engines/content/routes.ts";
import { useLate } from "#app/ui/late.ts";
import { Form } from "#app/web/form.tsx";
import { useRoot } from "#app/web/root-data.ts";
import { href } from "#app/web/urls.ts";
import type { Reactions as State } from "../contract.ts";
import { type Name, reactionTitles } from "./reaction-titles.ts";

const formId = "react";

/** The one form of all reactions on a page: their buttons name it, so twenty cards carry no twenty forms. */
export function ReactionForm() {
  return (
    <Form id={formId} repeatable data-keep-scroll>
      <input type="hidden" name="intent" value="react" />
      {/* Where nobody has reacted yet the buttons are drawn later, and a form must have one. */}
      <button type="submit" hidden disabled>
        Отреагировать
      </button>
    </Form>
  );
}

type Props = {
  subject: "publication" | "comment" | "story";
  id: string;
  reactions: State;
  /** With a way to those who reacted. */
  people?: boolean;
  /** In a list the leading ones stand on one line and the rest is drawn when it is asked for; without script it is where the subject stands alone. */
  late?: boolean;
};

/** How many reactions lead in a list; one's own stands beside them. */
const leading = 2;

/** How people reacted, each a button that joins or leaves them, and a disclosure with the rest of the six. */
export function Reactions({ subject, id, reactions: { counts, mine, closed }, people, late }: Props) {
  const { scripts } = useRoot();
  const { isDrawn, details, summary } = useLate(scripts && late === true);
  if (closed) return null;
  const names = Object.keys(reactionTitles) as Name[];
  const met = names.filter((name) => counts[name]);
  const first = met.toSorted((one, other) => counts[other]! - counts[one]!).slice(0, late ? leading : met.length);
  const shown = met.filter((name) => first.includes(name) || name === mine);
  const rest = names.filter((name) => !shown.includes(name));
  const others = rest.reduce((sum, name) => sum + (counts[name] ?? 0), 0);
  return (
    <div className="reaction-row">
      {shown.map((name) => (
        <Press key={name} {...{ subject, id, name, mine }} count={counts[name]} />
      ))}
      {rest.length > 0 && (
        <details {...details} data-menu="" className={late && scripts ? "noscript:hidden" : undefined}>
          <summary
            {...summary}
            className="reaction drawn drawn-choose"
            aria-label={others ? `Ещё реакции: ${others}` : "Выбрать реакцию"}
          >
            {others || null}
          </summary>
          <div className="reactions">
            {isDrawn && rest.map((name) => <Press key={name} {...{ subject, id, name, mine }} count={counts[name]} />)}
          </div>
        </details>
      )}
      {people && shown.length > 0 && (
        <a
          className="flex min-h-9 items-center text-sm text-muted hover:text-ink"
          data-dialog=""
          href={href(talk.reactors, { subject, id })}
        >
          Кто отреагировал
        </a>
      )}
    </div>
  );
}

type PressProps = Omit<Props, "reactions" | "people" | "late"> & { name: Name; mine: Name | null; count?: number };

/** One element a button: a page of twenty cards has a hundred of them. */
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
      aria-label={count ? `${title}: ${count}` : title}
      title={title}
      className={`reaction ${sign}`}
    >
      {count}
    </button>
  );
}
