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
    </Form>
  );
}

type Props = {
  subject: "publication" | "comment" | "story";
  id: string;
  reactions: State;
  /** With a way to those who reacted. */
  people?: boolean;
  /** Where it stands alone: in a list the rest is drawn when it is asked for, and without script it is chosen there. */
  page?: string | undefined;
};

/** How people reacted, each a button that joins or leaves them, and a disclosure with the rest of the six. */
export function Reactions({ subject, id, reactions: { counts, mine, closed }, people, page }: Props) {
  const { scripts } = useRoot();
  const { isDrawn, details, summary } = useLate(scripts && page !== undefined);
  if (closed) return null;
  const names = Object.keys(reactionTitles) as Name[];
  const shown = names.filter((name) => counts[name]);
  const rest = names.filter((name) => !counts[name]);
  return (
    <div className="reaction-row">
      {shown.map((name) => (
        <Press key={name} {...{ subject, id, name, mine }} count={counts[name]} />
      ))}
      {rest.length > 0 && (
        <details {...details} data-menu="">
          <summary {...summary} className="reaction drawn drawn-choose" aria-label="Выбрать реакцию" />
          <div className="reactions">
            {isDrawn ? (
              rest.map((name) => <Press key={name} {...{ subject, id, name, mine }} />)
            ) : (
              <a href={page} className="menu-item">
                Все реакции
              </a>
            )}
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

type PressProps = Omit<Props, "reactions" | "people" | "page"> & { name: Name; mine: Name | null; count?: number };

/** One element a button: a page of twenty cards has a hundred of them. */
function Press({ subject, id, name, mine, count }: PressProps) {
  const { sign, title } = reactionTitles[name];
  const pressed = mine === name;
  return (
    // biome-ignore lint/a11y/useButtonType: a button sends by itself, and a page has forty of these.
    <button
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
