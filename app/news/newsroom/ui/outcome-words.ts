import type { BulkDeed, BulkOutcome } from "../contract.ts";

const done: Record<BulkDeed, string> = {
  unpublish: "Снято с публикации",
  archive: "Убрано в архив",
  trash: "Убрано в корзину",
  rubric: "Рубрика сменилась",
  author: "Передано",
};

/** How many it has gone well with, and which it has not, by name and reason. */
export function outcomeWords(deed: BulkDeed, { done: count, failed }: BulkOutcome) {
  const said = `${done[deed]}: ${count} из ${count + failed.length}.`;
  const named = failed.slice(0, 3).map(({ title, why }) => `«${title}» – ${why}`);
  const more = failed.length > 3 ? `; и ещё ${failed.length - 3}` : "";
  const text = failed.length ? `${said} Не получилось: ${named.join("; ")}${more}.` : said;
  return { id: "bulk", kind: failed.length ? ("info" as const) : ("success" as const), text };
}
