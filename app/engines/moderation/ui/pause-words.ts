import { momentText } from "#app/ui/time-text.ts";
import { href } from "#app/web/urls.ts";
import type { Pause } from "../contract.ts";
import { moderation } from "../routes.ts";
import { reasonWords } from "./words.ts";

/** Until when one may not write and why, in words that a page need not put together in the browser. */
export function pauseInWords({ target, id, reason, until }: Pause, zone: string, now: string) {
  const end = momentText(new Date(until), zone, new Date(now));
  const why = reason ? ` Причина: ${reasonWords[reason].title.toLowerCase()}.` : "";
  return {
    text: `Писать снова можно будет ${end}. Читать можно и сейчас.${why}`,
    href: href(moderation.verdict, { target, id }),
  };
}
