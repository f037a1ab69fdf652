import { Card } from "./card.tsx";
import { classes } from "./classes.ts";
import { Icon } from "./icon.tsx";

/** Something that waits for the reader: what it is, by when, and whether it is late. */
export type AttentionLine = { href: string; title: string; note: string; late?: boolean };

/** «Требует внимания»: what several areas wait for, in one list that takes little room. */
export function Attention({ lines }: { lines: AttentionLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Card as="section" pad="none" labelledBy="due" className="mt-2 px-4">
      <h2 id="due" className="sr-only">
        Требует внимания
      </h2>
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
    </Card>
  );
}
