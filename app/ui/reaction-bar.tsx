import { classes } from "./classes.ts";
import { Icon, type IconName } from "./icon.tsx";

export type Reaction = { value: string; label: string; icon: IconName; count: number; mine: boolean };

/** The look of reactions: plain submit buttons (the caller gives the form), the state pressed or not, the count in text. */
export function ReactionBar({ reactions, name = "reaction" }: { reactions: Reaction[]; name?: string }) {
  return (
    <ul aria-label="Реакции" className="flex flex-wrap gap-1.5">
      {reactions.map((reaction) => (
        <li key={reaction.value}>
          <button
            type="submit"
            name={name}
            value={reaction.value}
            aria-pressed={reaction.mine}
            className={classes(
              "inline-flex min-h-9 items-center gap-1.5 rounded-full border px-3 text-sm font-medium tabular-nums transition-colors",
              reaction.mine
                ? "border-fill/40 bg-tint text-link hover:border-fill"
                : "border-transparent bg-well text-soft hover:bg-well-strong hover:text-ink",
            )}
          >
            <Icon
              name={reaction.icon}
              size="s"
              filled={reaction.mine}
              className={reaction.mine ? "fill-current/25" : ""}
            />
            <span className="sr-only">{reaction.label}, </span>
            {reaction.count}
          </button>
        </li>
      ))}
    </ul>
  );
}
