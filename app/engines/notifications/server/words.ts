import type { KindWords } from "./families.ts";
import type { Heap } from "./heaps.ts";

const rules = new Intl.PluralRules("ru");
const numbers = new Intl.NumberFormat("ru");
const forms = { one: 0, few: 1 } as Partial<Record<Intl.LDMLPluralRule, 0 | 1>>;

/** What has happened, once or so often: «4 новых комментария к публикации». */
export function wordsOf(words: KindWords, heap: Heap | null): string {
  if (typeof words === "string") return words;
  if (!heap || heap.count < 2) return words.one;
  return `${numbers.format(heap.count)}\u00a0${words.many[forms[rules.select(heap.count)] ?? 2]}`;
}

/** Who else besides the one who is named: «и ещё 3 человека». */
export function othersOf(heap: Heap | null): string {
  const count = (heap?.people ?? 1) - 1;
  if (count < 1) return "";
  return `и ещё ${numbers.format(count)}\u00a0${rules.select(count) === "few" ? "человека" : "человек"}`;
}
