import type { DocumentTab, GroupName, SearchFilter, SearchTab } from "#app/engines/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { askTogether, type Part } from "#platform/db/index.ts";
import { pageSize } from "#platform/db/keyset.ts";
import { type Asked, isEmpty, readQuery, withoutFilters } from "./asked.ts";
import { isFrequent } from "./frequent.ts";
import { type Group, matchGroup, type Page } from "./matching.ts";
import { namedPart } from "./named.ts";
import { typedOtherwise, writtenOtherwise } from "./other-keys.ts";
import { indexedTabs, openTabs, type SearchSource } from "./source.ts";
import { spelled } from "./spelling.ts";
import { readSynonyms } from "./synonyms.ts";

export type Input = { query: string; tab: SearchTab; after?: string; exact?: "1" } & SearchFilter;
type Within = Pick<Page, "most">;
export type Found = {
  tab: SearchTab;
  tabs: SearchTab[];
  groups: Group[];
  shownFor?: string;
  /** What would be found without the words that choose, «автор:…», where nothing is found with them. */
  wider?: { query: string; total: number };
  totals: Pick<Group, "tab" | "total" | "more">[];
};

/** How many of each group the tab «Все» shows. */
const previewSize = 5;

/**
 * Finds what the reader may see (specification §2, §3). Where nothing answers to the query as it is
 * written, it is read as if the keyboard stood in the other language, then as written in the other letters, then with
 * its misspelt words mended; the first reading that finds something is told in `shownFor`. `totals` are of all tabs,
 * whichever is asked. `within.most` says how many of the newest are enough.
 */
export async function find(viewer: Viewer, sources: SearchSource[], wish: Input, within: Within = {}): Promise<Found> {
  const tabs = openTabs(sources);
  const input = { ...wish, tab: tabs.includes(wish.tab) ? wish.tab : ("all" as const) };
  const found = await findRead(viewer, sources, input, within);
  const wider = found.groups.length || within.most ? undefined : await findWider(viewer, sources, input);
  return { tab: input.tab, tabs, ...found, ...(wider && { wider }) };
}

async function findWider(viewer: Viewer, sources: SearchSource[], input: Input): Promise<Found["wider"]> {
  const query = withoutFilters(input.query);
  if (!query || query === input.query.trim()) return undefined;
  const { totals } = await findOn(viewer, sources, { query, tab: input.tab }, {});
  const total = totals.reduce((sum, one) => sum + one.total, 0);
  return total ? { query, total } : undefined;
}

type FoundHere = Omit<Found, "tab" | "tabs">;

async function findRead(viewer: Viewer, sources: SearchSource[], input: Input, within: Within): Promise<FoundHere> {
  const found = await findOn(viewer, sources, input, within);
  if (found.groups.length || input.exact || input.after || isEmpty(readQuery(input.query))) return found;
  const tried = new Set([input.query]);
  for await (const query of readings(input.query)) {
    if (tried.has(query)) continue;
    tried.add(query);
    const others = await findOn(viewer, sources, { ...input, query }, within);
    if (others.groups.some(({ tab }) => tab !== "answers")) return { ...others, shownFor: query };
  }
  return found;
}

/** What is found on the asked tab, and how much on every one. */
async function findOn(viewer: Viewer, sources: SearchSource[], input: Input, within: Within): Promise<FoundHere> {
  const all = await findAs(viewer, sources, input, { ...within, counts: true });
  return {
    groups: input.tab === "all" ? all : all.filter(({ tab }) => tab === input.tab),
    totals: all.map(({ tab, total, more }) => ({ tab, total, more })),
  };
}

type OneTab = Input & { tab: DocumentTab };

/**
 * What a query finds on one tab of what came after a moment. It is read otherwise only where it has never found anything
 * as it is written, as `find` does; reading what is new does not grow with what is old.
 */
export async function findSince(viewer: Viewer, sources: SearchSource[], input: OneTab, since: Date): Promise<Group[]> {
  const groups = await findAs(viewer, sources, input, { since });
  const isThere = async (one: OneTab) => (await findAs(viewer, sources, one, { most: 1 })).length > 0;
  if (groups.length || isEmpty(readQuery(input.query)) || (await isThere(input))) return groups;
  const tried = new Set([input.query]);
  for await (const query of readings(input.query)) {
    if (tried.has(query)) continue;
    tried.add(query);
    if (await isThere({ ...input, query })) return findAs(viewer, sources, { ...input, query }, { since });
  }
  return groups;
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
  { counts = false, ...within }: Within & Pick<Page, "since"> & { counts?: boolean } = {},
): Promise<Group[]> {
  const { query, tab, after, exact: _, ...filter } = input;
  const asked = readQuery(query);
  if (isEmpty(asked)) return [];
  const synonyms = await readSynonyms(viewer, asked.words);
  const frequent = await isFrequent(asked);
  const question = { asked, query, filter, synonyms, frequent, sources };
  const isAsked = (one: GroupName) => tab === "all" || tab === one || counts;
  // Of another tab it is only told how much there is.
  const pageOf = (one: GroupName) =>
    tab === one ? { ...(after && { after }), size: pageSize } : { size: tab === "all" ? previewSize : 1 };
  const parts = indexedTabs(sources)
    .filter(isAsked)
    .map((one) => matchGroup(viewer, one, question, { ...pageOf(one), ...within }))
    .filter((one): one is Part<Group> => one !== undefined);
  const isPlain = !Object.values(filter).some(Boolean);
  const named = (isPlain && !within.since ? sources : [])
    .flatMap((one) => (one.named && isAsked(one.named.tab) ? [one.named] : []))
    .map((one) => namedPart(viewer, one, query, tab === one.tab ? 100 : previewSize))
    .filter((one): one is Part<Group> => one !== undefined);
  const found = await askTogether([...parts, ...named]);
  for (const { asked: few } of isPlain ? sources : []) {
    if (!few || !isAsked(few.tab)) continue;
    const { items, next, ...group } = await few.find(viewer, { query, ...(tab === few.tab && after && { after }) });
    const shown = tab === few.tab ? items : items.slice(0, previewSize);
    found.push({ tab: few.tab, ...group, items: shown, ...(next && { next }) });
  }
  return found
    .filter(({ items }) => items.length > 0)
    .sort((one, other) => placeOf(one, asked) - placeOf(other, asked));
}

/** A tag comes first where a tag is asked for, then what is called just so; people whom nobody has named come last. */
function placeOf({ tab, apart, called }: Group, { tags }: Asked): number {
  if (tab === "hashtag" && tags.length) return -2;
  return called ? -1 : apart ? 1 : 0;
}
