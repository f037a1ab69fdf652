import type { AttentionLine } from "#app/ui/attention.tsx";
import { dayText } from "#app/ui/time-text.ts";
import { href } from "#app/web/urls.ts";
import type { DueAgreement } from "../contract.ts";
import { agreements } from "../routes.ts";

/** The mandatory documents that wait for the reader, as they stand in «Требует внимания». */
export function dueAgreements(items: DueAgreement[], zone: string, now: string): AttentionLine[] {
  return items.map(({ code, title, number, from }) => ({
    href: href(agreements.document, { code }, from ? { version: `${number}` } : undefined),
    title,
    note: from ? `С ${dayText(new Date(from), zone, new Date(now))} действует новая редакция` : "Прочитать и принять",
  }));
}
