import type { AttentionLine } from "#app/ui/attention.tsx";
import { href } from "#app/web/urls.ts";
import { news } from "../routes.ts";
import { dayOf } from "./day.ts";

type Due = { id: string; title: string; dueOn: string | null; late: boolean };

/** What one is to say that they have read, as it stands in «Требует внимания». */
export function dueNews(items: Due[]): AttentionLine[] {
  return items.map(({ id, title, dueOn, late }) => ({
    href: href(news.article, { id }),
    title,
    note: late ? "Срок прошёл" : dueOn ? `Ознакомиться до ${dayOf(dueOn)}` : "Ознакомиться",
    late,
  }));
}
