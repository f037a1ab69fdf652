import { CardLink } from "#app/ui/card.tsx";
import { ProgressRing } from "#app/ui/progress.tsx";
import type { LevelView } from "../contract.ts";
import { progressText } from "./run-card.tsx";

/** A level of a programme: how far it is, in a ring. */
export function LevelLine({ level, href }: { level: LevelView; href: string }) {
  return (
    <li className="card lifts relative flex items-center gap-4 p-4">
      {level.required > 0 && <ProgressRing label={level.title} value={level.done} max={level.required} />}
      <div className="min-w-0">
        <h3 className="font-semibold wrap-anywhere">
          <CardLink href={href}>{level.title}</CardLink>
        </h3>
        {level.about && <p className="text-sm text-soft">{level.about}</p>}
        {level.required > 0 && <p className="text-sm text-muted">{progressText(level)}</p>}
      </div>
    </li>
  );
}
