import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import { expressionsOf } from "#app/engines/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { wordsOf } from "./asked.ts";
import { searchSynonyms } from "./schema.ts";
import { longestSynonym, type Synonyms } from "./words-query.ts";

/** Whose words they are, and who writes them. */
type Keeper = Pick<Viewer, "groupId" | "accountId">;
type Line = { id: string; words: string[] };

/** More than an administrator keeps in mind, and few enough to look through at every query. */
const most = 300;

/** What else the words of a query are called in the company: by any form of a word, in any case, «ё» being «е». */
export async function readSynonyms({ groupId }: Viewer, words: string[]): Promise<Synonyms> {
  const known: Synonyms = new Map();
  if (!words.length) return known;
  const { rows } = await db().execute<{ asked: string; lines: { words: string[]; stems: string[] }[] | null }>(sql`
    with query as materialized (select search_stems(${words.join(" ")}) as asked)
    select asked, (
      select json_agg(json_build_object('words', s.words, 'stems', s.stems)) from ${searchSynonyms} s
      where s.group_id = ${groupId}
        and exists (select from unnest(s.stems) one where strpos(' ' || asked || ' ', ' ' || one || ' ') > 0)) as lines
    from query`);
  const { asked, lines } = rows[0]!;
  const stems = asked.split(" ");
  for (let at = 0; lines && at < words.length; at++) {
    for (let end = at + 1; end <= Math.min(at + longestSynonym, words.length); end++) {
      const said = stems.slice(at, end).join(" ");
      const meant = lines.filter((line) => line.stems.includes(said));
      const others = meant.flatMap((line) => line.words.filter((_, place) => line.stems[place] !== said));
      if (others.length) known.set(words.slice(at, end).join(" "), others.map(wordsOf));
    }
  }
  return known;
}

/** The lines of the viewer's company, by their first words. */
export async function readLines(viewer: Viewer): Promise<{ items: Line[] }> {
  const { words, id } = searchSynonyms;
  return { items: await selectLines(isOurs(viewer)).orderBy(asc(words), asc(id)).limit(most) };
}

/** One of them. Refuses another company's as not found. */
export async function readLine(viewer: Viewer, id: string): Promise<Line> {
  const [row] = await selectLines(isOne(viewer, id));
  return row ?? refuse("not-found");
}

/** Adds a line of words that mean the same. Refuses one too many beside the words. */
export async function addLine(viewer: Keeper, line: string): Promise<{ id: string }> {
  if ((await db().$count(searchSynonyms, isOurs(viewer))) >= most)
    refuse("invalid", "many", { fields: { words: [`Больше ${most} строк не поместится: удалите лишнее`] } });
  const [row] = await db()
    .insert(searchSynonyms)
    .values({ groupId: viewer.groupId, ...written(viewer, line) })
    .returning({ id: searchSynonyms.id });
  return row!;
}

/** Changes a line. Refuses another company's as not found. */
export async function changeLine(viewer: Viewer, id: string, line: string): Promise<{ id: string }> {
  const rows = await db()
    .update(searchSynonyms)
    .set(written(viewer, line))
    .where(isOne(viewer, id))
    .returning({ id: searchSynonyms.id });
  return rows[0] ?? refuse("not-found");
}

/** Takes a line away. Refuses another company's as not found. */
export async function dropLine(viewer: Viewer, id: string): Promise<{ id: string }> {
  const rows = await db().delete(searchSynonyms).where(isOne(viewer, id)).returning({ id: searchSynonyms.id });
  return rows[0] ?? refuse("not-found");
}

function written({ accountId }: Keeper, line: string) {
  const words = expressionsOf(line);
  const compared = words.map((one) => wordsOf(one).join(" "));
  const stems = sql<string[]>`array(select search_stems(one)
    from unnest(${sql.param(compared)}::text[]) with ordinality said(one, place) order by place)`;
  return { words, stems, changedBy: accountId, changedAt: now() };
}

function selectLines(where: SQL | undefined) {
  return db()
    .select({ id: searchSynonyms.id, words: searchSynonyms.words })
    .from(searchSynonyms)
    .where(where)
    .$dynamic();
}

const isOurs = ({ groupId }: Keeper): SQL => eq(searchSynonyms.groupId, groupId);
const isOne = (viewer: Viewer, id: string) => and(isOurs(viewer), eq(searchSynonyms.id, id));
