import { mention } from "./mention.ts";

/** What those are called who are named in a text; nobody by name where the reader may not know them or meets them no more. */
export type Names = Record<string, string | null>;

/** The words of a text where nothing can be led to (cards, notices, letters): colleagues stand in them by their names. */
export function withNames(text: string, names: Names | null | undefined): string {
  if (!names) return text;
  return text.replace(new RegExp(mention, "giu"), (whole, before: string, name: string) => {
    const key = name.toLowerCase();
    return Object.hasOwn(names, key) ? `${before}@${names[key] ?? "коллега"}` : whole;
  });
}
