import type { Deed } from "#platform/auth/deeds.ts";
import { handedOver } from "#platform/handed-over.ts";

/** Every deed that the portal writes down, as people call it: areas hand over theirs. */
export const deedWords = handedOver<Record<Deed, string>>("words for what is done");

/** The deeds by which the journal can be narrowed, in the order of their words. */
export async function readDeeds(): Promise<{ items: { deed: string; title: string }[] }> {
  const items = Object.entries(deedWords.get()).map(([deed, title]) => ({ deed, title }));
  return { items: items.sort((one, other) => one.title.localeCompare(other.title, "ru")) };
}
