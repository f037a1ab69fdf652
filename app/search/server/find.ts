import type { InferContractRouterOutputs } from "@orpc/contract";
import { and, desc, eq, lte, or, type SQL, sql } from "drizzle-orm";
import type { SearchHit, searchContract, searchTabs } from "#app/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { searchDocuments } from "./schema.ts";

type Input = { query: string; tab: (typeof searchTabs)[number]; after?: string };
type Output = InferContractRouterOutputs<typeof searchContract>["find"];
type Group = Output["groups"][number];

const groups = [
  { tab: "people", kind: "person" },
  { tab: "ugc", kind: "publication" },
] as const;

const previewSize = 5;
const countLimit = 1000;
const open = "\u0001";
const close = "\u0002";

/** Finds publications and people that the reader may see, by Russian words (product B24, specification §2). */
export async function find(viewer: Viewer, { query, tab, after }: Input): Promise<Output> {
  const words = query.replace(/\s+/g, " ").trim();
  if (words.length < 2) return { groups: [] };
  const wanted = groups.filter((group) => tab === "all" || group.tab === tab);
  const size = tab === "all" ? previewSize : pageSize;
  const found: Group[] = [];
  for (const group of wanted) found.push(await findKind(viewer, group, words, { after, size }));
  return { groups: found.filter((group) => group.total > 0) };
}

async function findKind(
  viewer: Viewer,
  { tab, kind }: (typeof groups)[number],
  words: string,
  { after, size }: { after?: string; size: number },
): Promise<Group> {
  const query = tsQuery(words);
  const near = sql<number>`(1 - word_similarity(${words.toLowerCase()}, lower(${searchDocuments.title})))`;
  const rank = sql<number>`(ts_rank_cd(${searchDocuments.words}, ${query}) + 1 - ${near})::float4`;
  const where = and(
    eq(searchDocuments.kind, kind),
    lte(searchDocuments.happenedAt, now()),
    isAddressed(searchDocuments, viewer),
    isNotBlocked(viewer, searchDocuments.authorId),
    kind === "person" ? isColleagueHere : undefined,
    or(sql`${searchDocuments.words} @@ ${query}`, sql`${words.toLowerCase()} <% lower(${searchDocuments.title})`),
  );
  const options = `StartSel=${open},StopSel=${close},MaxFragments=2,MaxWords=24,MinWords=8,FragmentDelimiter=" … "`;
  const rows = await db()
    .select({
      id: searchDocuments.objectId,
      href: searchDocuments.href,
      happenedAt: searchDocuments.happenedAt,
      rank,
      title: sql<string>`ts_headline('russian_yo', ${searchDocuments.title}, ${query}, ${`StartSel=${open},StopSel=${close},HighlightAll=true`})`,
      snippet: sql<string>`ts_headline('russian_yo', left(${searchDocuments.body}, 4000), ${query}, ${options})`,
    })
    .from(searchDocuments)
    .where(and(where, beyond([rank, searchDocuments.objectId], after)))
    .orderBy(desc(rank), desc(searchDocuments.objectId))
    .limit(size + 1);
  const { items, next } = cut(rows, (row) => [row.rank, row.id], size);
  return { tab, items: items.map((row) => toHit(kind, row)), next, ...(await countUpTo(where)) };
}

/** Who has left, is suspended or is a guest stays in the index and is not found. */
const isColleagueHere = sql`exists (
  select 1 from ${accounts} where ${accounts.id} = ${searchDocuments.objectId} and ${isColleague()})`;

async function countUpTo(where: SQL | undefined): Promise<{ total: number; more: boolean }> {
  const some = db()
    .select({ one: sql`1` })
    .from(searchDocuments)
    .where(where)
    .limit(countLimit + 1)
    .as("some");
  const [row] = await db().select({ total: sql<number>`count(*)::int` }).from(some);
  const total = row?.total ?? 0;
  return { total: Math.min(total, countLimit), more: total > countLimit };
}

/** The words as people type them, the last one perhaps unfinished. */
function tsQuery(words: string): SQL {
  const last = /[\p{L}\d]+$/u.exec(words)?.[0];
  const exact = sql`websearch_to_tsquery('russian_yo', ${words})`;
  if (!last || last.length < 3) return exact;
  const before = words.slice(0, -last.length).trim();
  const started = sql`to_tsquery('simple', ${`${last.toLowerCase().replaceAll("ё", "е")}:*`})`;
  if (!before) return sql`(${exact} || ${started})`;
  return sql`(${exact} || (websearch_to_tsquery('russian_yo', ${before}) && ${started}))`;
}

type Row = { id: string; href: string; happenedAt: Date; title: string; snippet: string };

function toHit(kind: SearchHit["kind"], { id, href, happenedAt, title, snippet }: Row): SearchHit {
  return { id, kind, href, happenedAt: happenedAt.toISOString(), title: runs(title), snippet: runs(snippet) };
}

function runs(marked: string): SearchHit["title"] {
  return marked.split(new RegExp(`(${open}[^${close}]*${close})`)).flatMap((text) => {
    if (!text) return [];
    const found = text.startsWith(open);
    return [{ text: found ? text.slice(1, -1) : text, found }];
  });
}
