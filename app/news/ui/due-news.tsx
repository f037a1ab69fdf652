import { Card } from "#app/ui/card.tsx";
import { Icon } from "#app/ui/icon.tsx";
import { href } from "#app/web/urls.ts";
import { news } from "../routes.ts";
import { dayOf } from "./day.ts";

type Props = { items: { id: string; title: string; dueOn: string | null; late: boolean }[] };

/** «Требует внимания»: what one is to say that they have read (product B2). */
export function DueNews({ items }: Props) {
  if (items.length === 0) return null;
  return (
    <Card as="section" pad="s" labelledBy="due" className="mt-5">
      <h2 id="due" className="flex items-center gap-2 text-base">
        <Icon name="warning" className="text-warning" />
        Требует внимания
      </h2>
      <ul className="mt-2 divide-y divide-line">
        {items.map(({ id, title, dueOn, late }) => (
          <li key={id} className="flex flex-wrap items-baseline justify-between gap-x-4 py-1.5">
            <a href={href(news.article, { id })} className="inline-flex min-h-8 items-center text-ink hover:text-link">
              {title}
            </a>
            <span className={late ? "text-sm text-danger" : "text-sm text-muted"}>
              {late ? "Срок прошёл" : dueOn ? `Ознакомиться до ${dayOf(dueOn)}` : "Ознакомиться"}
            </span>
          </li>
        ))}
      </ul>
    </Card>
  );
}
