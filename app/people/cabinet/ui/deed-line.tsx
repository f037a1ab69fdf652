import { type Name, reactionTitles } from "#app/engines/content/ui/reaction-titles.ts";
import { Icon, type IconName } from "#app/ui/icon.tsx";
import { Link } from "#app/ui/link.tsx";
import { Time } from "#app/ui/time.tsx";
import { useRoot } from "#app/web/root-data.ts";
import type { Deed } from "../contract.ts";

const icons: Record<Deed["kind"], IconName> = {
  publication: "blogs",
  comment: "comment",
  reaction: "like",
  acknowledgement: "check",
  points: "balance",
};

/** One thing that a person did, and where. */
export function DeedLine({ deed }: { deed: Deed }) {
  const { viewer, now } = useRoot();
  return (
    <li className="flex gap-4 py-4">
      <Icon name={icons[deed.kind]} className="mt-0.5 flex-none text-link" />
      <div className="min-w-0 wrap-anywhere">
        <p className="text-sm text-muted">
          {toldOf(deed)}, <Time value={deed.at} zone={viewer.timeZone} now={now} look="moment" />
        </p>
        {deed.kind === "comment" && <p className="mt-1">{deed.words}</p>}
        <p className="mt-1">
          {deed.href ? (
            <Link href={deed.href} className="inline-block min-h-6">
              {deed.title || "Без названия"}
            </Link>
          ) : (
            deed.title
          )}
        </p>
      </div>
    </li>
  );
}

function toldOf({ kind, words, toComment }: Deed): string {
  if (kind === "publication") return "Публикация";
  if (kind === "comment") return "Комментарий";
  if (kind === "points") return `Баллы: ${words.startsWith("-") ? words.replace("-", "−") : `+${words}`}`;
  if (kind === "acknowledgement") return "Ознакомление";
  const title = reactionTitles[words as Name]?.title;
  return `Реакция${title ? ` «${title}»` : ""}${toComment ? " на комментарий" : ""}`;
}
