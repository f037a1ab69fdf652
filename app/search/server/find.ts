import type { SearchFilter, SearchTab } from "#app/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { askTogether, type Part } from "#platform/db/index.ts";
import { pageSize } from "#platform/db/keyset.ts";
import { isEmpty, readQuery } from "./asked.ts";
import { isFrequent } from "./frequent.ts";
import { type Group, matchGroup, type Page } from "./matching.ts";
import { typedOtherwise, writtenOtherwise } from "./other-keys.ts";
import type { SearchSource } from "./source.ts";
import { spelled } from "./spelling.ts";
import { readSynonyms } from "./synonyms.ts";

export type Input = { query: string; tab: SearchTab; after?: string; exact?: "1" } & SearchFilter;
export type Found = { groups: Group[]; shownFor?: string };

/** How many of each group the tab «Все» shows. */
const previewSize = 5;
const indexed = ["people", "news", "ugc"] as const;

/**
 * Finds what the reader may see (product B24, specification §2, §3). Where nothing answers to the query as it is
 * written, it is read as if the keyboard stood in the other language, then as written in the other letters, then with
 * its misspelt words mended; the first reading that finds something is told in `shownFor`. `within.most` says how many of the newest are enough.
 */
export async function find(
  viewer: Viewer,
  sources: SearchSource[],
  input: Input,
  within: Pick<Page, "most"> = {},
): Promise<Found> {
  const groups = await findAs(viewer, sources, input, within);
  if (groups.length || input.exact || input.after || isEmpty(readQuery(input.query))) return { groups };
  const tried = new Set([input.query]);
  for await (const query of readings(input.query)) {
    if (tried.has(query)) continue;
    tried.add(query);
    const others = await findAs(viewer, sources, { ...input, query }, within);
    if (others.some(({ tab }) => tab !== "answers")) return { groups: others, shownFor: query };
  }
  return { groups };
}

type OneTab = Input & { tab: "news" | "ugc" };

/**
 * What a query finds on one tab of what came after a moment. It is read otherwise only where it has never found anything
 * as it is written, as `find` does; reading what is new does not grow with what is old.
 */
export async function findSince(viewer: Viewer, input: OneTab, since: Date): Promise<Group[]> {
  const groups = await findAs(viewer, [], input, { since });
  if (groups.length || isEmpty(readQuery(input.query)) || (await isThere(viewer, input))) return groups;
  const tried = new Set([input.query]);
  for await (const query of readings(input.query)) {
    if (tried.has(query)) continue;
    tried.add(query);
    if (await isThere(viewer, { ...input, query })) return findAs(viewer, [], { ...input, query }, { since });
  }
  return groups;
}

async function isThere(viewer: Viewer, input: OneTab): Promise<boolean> {
  return (await findAs(viewer, [], input, { most: 1 })).length > 0;
}

/** What else somebody may have meant, the likeliest first. */
async function* readings(query: string): AsyncGenerator<string> {
  const otherKeys = typedOtherwise(query);
  const otherLetters = writtenOtherwise(query);
  yield otherKeys;
  yield otherLetters;
  for (const one of [query, otherKeys, otherLetters]) {
    const mended = await spelled(one);
    if (mended) yield mended;
  }
}

async function findAs(
  viewer: Viewer,
  sources: SearchSource[],
  input: Input,
  within: Pick<Page, "since" | "most"> = {},
): Promise<Group[]> {
  const { query, tab, after, exact: _, ...filter } = input;
  const asked = readQuery(query);
  if (isEmpty(asked)) return [];
  const synonyms = await readSynonyms(viewer, asked.words);
  const size = tab === "all" ? previewSize : pageSize;
  const frequent = await isFrequent(asked);
  const question = { asked, query, filter, synonyms, frequent, sources };
  const parts = indexed
    .filter((one) => tab === "all" || tab === one)
    .map((one) => matchGroup(viewer, one, question, { after, size, ...within }))
    .filter((one): one is Part<Group> => one !== undefined);
  const found = await askTogether(parts);
  const isPlain = !Object.values(filter).some(Boolean);
  for (const { asked: few } of isPlain ? sources : []) {
    if (!few || (tab !== "all" && tab !== few.tab)) continue;
    const { items, next, ...group } = await few.find(viewer, { query, after: tab === few.tab ? after : undefined });
    const shown = tab === "all" ? items.slice(0, previewSize) : items;
    found.push({ tab: few.tab, ...group, items: shown, ...(next && { next }) });
  }
  return found.filter(({ items }) => items.length > 0);
}
