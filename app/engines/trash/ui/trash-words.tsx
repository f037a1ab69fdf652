import { Icon } from "#app/ui/icon.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { TrashLine } from "../contract.ts";

export const kindTitles = { publication: "Публикация", comment: "Комментарий" } as const;

/** What was put away, by its first words and days. */
export function TrashWords({ item: { kind, words, deletedAt, goesAt } }: { item: TrashLine }) {
  const { viewer, now } = useRoot();
  const day = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: viewer.timeZone });
  return (
    <>
      <p className="flex items-start gap-2 font-medium">
        <Icon name={kind === "comment" ? "comment" : "blogs"} className="mt-0.5 text-muted" />
        <span className="min-w-0 wrap-anywhere">{words || kindTitles[kind]}</span>
      </p>
      <p className="mt-1 text-sm text-muted">
        {kindTitles[kind]} · удалено <Time value={deletedAt} zone={viewer.timeZone} now={now} /> · исчезнет{" "}
        {day.format(new Date(goesAt))}
      </p>
    </>
  );
}
