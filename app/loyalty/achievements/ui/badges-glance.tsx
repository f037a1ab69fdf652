import { lineList } from "#app/engines/content/ui/beside.tsx";
import { href } from "#app/web/urls.ts";
import type { BadgeGlance } from "../contract.ts";
import { achievements } from "../routes.ts";

/** What is nearest of what one has not got yet. */
export function BadgesGlance({ items }: { items: BadgeGlance[] }) {
  return (
    <ul className={lineList}>
      {items.map(({ id, title, progress, count }) => (
        <li key={id} className="py-2">
          <a href={href(achievements.one, { id })} className="text-ink no-underline hover:text-link">
            {title}
          </a>
          <span className="block text-sm text-muted tabular-nums">
            {progress} из {count}
          </span>
        </li>
      ))}
    </ul>
  );
}
