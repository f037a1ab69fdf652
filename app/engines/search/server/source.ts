import type { SQL, SQLWrapper } from "drizzle-orm";
import type { PgTable } from "drizzle-orm/pg-core";
import { type DocumentTab, type SearchHit, type SearchTab, searchTabs } from "#app/engines/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { handedOver } from "#platform/handed-over.ts";
import type { NamedSource } from "./named.ts";
import type { DocumentKind } from "./schema.ts";

/** Things whose index rows their deeds keep: `table` holds them by `id`, `align` brings the rows of some in line with them. */
export type IndexedSource = {
  kinds: [DocumentKind, ...DocumentKind[]];
  table: PgTable;
  /** On which tabs they stand. */
  tabs(): DocumentTab[];
  align(ids: string[]): Promise<void>;
};

/** Few things that are asked where they are: how many and which of them answer to words. */
export type AskedSource = {
  tab: "hashtag" | "tasks" | "answers";
  find(viewer: Viewer, asked: { query: string; after?: string }): Promise<AskedGroup>;
};
export type AskedGroup = { items: SearchHit[]; total: number; more: boolean; next?: string; page?: string };

/**
 * What an area adds to search: one file `server/search-source.ts`, named in its `area.ts`. Conditions are
 * SQL over the id of a document.
 */
export type SearchSource = {
  indexed?: IndexedSource;
  asked?: AskedSource;
  named?: NamedSource;
  /** People whom this text names otherwise than by words: the end of a phone, a mailbox. */
  people?(viewer: Viewer, text: string): SQL | undefined;
  /** What a document must be for this reader beside its audience: a condition over its kind and its id, on the tabs of its source. */
  mayMeet?(viewer: Viewer, document: { kind: SQLWrapper; id: SQLWrapper }): SQL;
  /** «рубрика:…» by words, or the rubric itself by its id. */
  rubric?: { named(words: string): SQL; chosen(id: string): SQL };
};

/** The tabs whose things stand in the index: people first, the rest in the order of the specification. */
export function indexedTabs(sources: SearchSource[]): DocumentTab[] {
  const there = new Set<SearchTab>(sources.flatMap(({ indexed }) => indexed?.tabs() ?? []));
  const isThere = (tab: SearchTab): tab is DocumentTab => there.has(tab) && tab !== "people";
  return [...(there.has("people") ? (["people"] as const) : []), ...searchTabs.filter(isThere)];
}

/** The tabs that are open, in the order of the specification. */
export function openTabs(sources: SearchSource[]): SearchTab[] {
  const asked = sources.map((source) => (source.asked ?? source.named)?.tab);
  const open = new Set<string | undefined>(["all", ...indexedTabs(sources), ...asked]);
  return searchTabs.filter((tab) => open.has(tab));
}

/** All that areas add to search; the order is that of groups among what is found. */
export const searchSources = handedOver<SearchSource[]>("what search finds");
