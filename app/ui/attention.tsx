import { Card } from "./card.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

/** Something that waits for the reader: what it is, by when, and whether it is late. */
export type AttentionLine = { href: string; title: string; note: string; late?: boolean };

/** «Требует внимания»: what several areas wait for, what is late first; of more than two all but the first are folded. */
export function Attention({ lines }: { lines: AttentionLine[] }) {
  if (lines.length === 0) return null;
  const sorted = lines.toSorted((one, other) => Number(other.late ?? false) - Number(one.late ?? false));
  const shown = sorted.length > 2 ? 1 : 2;
  const rest = sorted.slice(shown);
  return (
    <Card as="section" pad="none" labelledBy="due" className="mt-2 divide-y divide-line px-4">
      <h2 id="due" className="sr-only">
        Требует внимания
      </h2>
      <Lines lines={sorted.slice(0, shown)} />
      {rest.length > 0 && (
        <details className="group">
          <summary className="ring-inside flex items-center gap-3 py-2 font-medium hover:text-link">
            <Icon name="chevron-down" className="text-muted transition-transform group-open:rotate-180" />
            Ещё {rest.length}
          </summary>
          <Lines lines={rest} />
        </details>
      )}
    </Card>
  );
}

function Lines({ lines }: { lines: AttentionLine[] }) {
  return (
    <ul className="divide-y divide-line">
      {lines.map(({ href, title, note, late }) => (
        <li key={href} className="flex flex-wrap items-center gap-x-3 py-0.5 max-sm:pb-1">
          <Icon name="warning" className="text-warning" />
          <a
            href={href}
            className="min-w-0 flex-1 line-clamp-2 @max-[18rem]/page:line-clamp-3 py-1.5 text-ink hover:text-link"
          >
            {title}
          </a>
          <span className={classes("text-sm max-sm:w-full max-sm:pl-8", late ? "text-danger" : "text-muted")}>
            {note}
          </span>
        </li>
      ))}
    </ul>
  );
}
