import type { SearchHit } from "#app/engines/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { find } from "./find.ts";
import type { SearchSource } from "./source.ts";

const atMost = 8;
const ofGroup = 3;
/** Nobody sees how many there are, and what a suggestion is after stands in a title or is new. */
const ofNewest = 100;

export type Suggestion = Pick<SearchHit, "id" | "kind" | "href" | "photo"> & { title: string; about?: string };

/** What a query that is being typed may lead to at once: some of each group, found as the results are. */
export async function suggest(
  viewer: Viewer,
  sources: SearchSource[],
  query: string,
): Promise<{ items: Suggestion[] }> {
  const { groups } = await find(viewer, sources, { query, tab: "all" }, { most: ofNewest });
  const items = groups.flatMap((group) => group.items.slice(0, ofGroup)).slice(0, atMost);
  return {
    items: items.map(({ id, kind, href, photo, title, snippet }) => ({
      ...{ id, kind, href, photo, title: textOf(title) },
      ...(kind === "person" && { about: textOf(snippet).split(", ").slice(0, 2).join(" · ") }),
    })),
  };
}

const textOf = (runs: SearchHit["title"]) => runs.map(({ text }) => text).join("");
