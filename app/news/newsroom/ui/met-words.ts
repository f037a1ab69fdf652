import { counted } from "#app/ui/plural.ts";
import type { DeskArticle } from "../contract.ts";

/** How readers have met an article, in one line; nothing of one that nobody could open. */
export function metWords({ state, met: { readers, reactions, comments } }: DeskArticle): string {
  if (state !== "published" && !readers) return "";
  return [
    `Открыли: ${counted(readers, ["человек", "человека", "человек"])}`,
    counted(reactions, ["реакция", "реакции", "реакций"]),
    counted(comments, ["комментарий", "комментария", "комментариев"]),
  ].join(" · ");
}
