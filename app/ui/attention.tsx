import { Card } from "./card.tsx";
import { Icon } from "./icon.tsx";

/** Something that waits for the reader: what it is, by when, and whether it is late. */
export type AttentionLine = { href: string; title: string; note: string; late?: boolean };

/** «Требует внимания»: what several areas wait for, in one list. */
export function Attention({ lines }: { lines: AttentionLine[] }) {
  if (lines.length === 0) return null;
  return (
    <Card as="section" pad="s" labelledBy="due" className="mt-5">
      <h2 id="due" className="flex items-center gap-2 text-base">
        <Icon name="warning" className="text-warning" />
        Требует внимания
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {lines.map(({ href, title, note, late }) => (
          <li key={href} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <a href={href} className="inline-flex min-h-8 items-center text-ink hover:text-link">
              {title}
            </a>
            <span className={late ? "text-sm text-danger" : "text-sm text-muted"}>{note}</span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
