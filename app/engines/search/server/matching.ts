import { and, arrayContains, gt, inArray, lte, or, type SQL, sql } from "drizzle-orm";
import type { DocumentTab, GroupName, SearchFilter, SearchHit } from "#app/engines/search/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { type Part, part } from "#platform/db/index.ts";
import { beyond, cut } from "#platform/db/keyset.ts";
import { isAddressed } from "#platform/people/audience.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { namesTyped } from "#platform/people/named.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { type Asked, wordsOf } from "./asked.ts";
import { around, headline } from "./excerpt.ts";
import { type HitRow, toHit } from "./hits.ts";
import { isDigits } from "./numbers.ts";
import { moment, namedSo, nearTo, type Ranked, ranked, rankOf } from "./ranking.ts";
import { close, open } from "./runs.ts";
import { type DocumentKind, inTitle, searchDocuments, searchWords } from "./schema.ts";
import type { SearchSource } from "./source.ts";
import { namesQuery, type Synonyms, type WordsQuery, wordsQuery } from "./words-query.ts";

/** Beyond so many nobody counts, and only the newest of them and those named so are put in order. */
export const countLimit = 1000;
const namedLimit = 300;

export type Question = {
  asked: Asked;
  query: string;
  filter: SearchFilter;
  synonyms: Synonyms;
  frequent: boolean;
  sources: SearchSource[];
};
/** `apart`: the words do not stand in what its things are called. `called`: the first of them is called just so. */
export type Group = {
  tab: GroupName;
  items: SearchHit[];
  total: number;
  more: boolean;
  next?: string;
  apart?: boolean;
  called?: boolean;
  page?: string;
};
/**
 * `since`: what came after it alone. `most`: so many of the newest are put in order; one, where it is only asked whether
 * there is anything.
 */
export type Page = { after?: string; size: number; since?: Date; most?: number };

/**
 * One group of results as a part of a statement: what answers to a question, the reader's rights in the same condition
 * as the words. Undefined where the question cannot concern this tab.
 */
export function matchGroup(viewer: Viewer, tab: DocumentTab, question: Question, page: Page): Part<Group> | undefined {
  const { asked, filter, query, sources } = question;
  const isPeople = tab === "people";
  if (isPeople && (filter.author || filter.rubric || filter.kind || filter.period || asked.rubrics.length)) return;
  if (!isPeople && query.replace(/\s/g, "").length < 2) return;
  const words = wordsQuery(asked, { synonyms: question.synonyms, isPeople });
  const known = isPeople && sources.map(({ people }) => people?.(viewer, query)).find(Boolean);
  // Digits may be a phone as well as a room; a mailbox is nothing else.
  const isKnown = known && sql`${searchWords.objectId} in (${known})`;
  const isPhone = known && asked.words.every(isDigits);
  const where = and(
    // Written out, so that the indexes of the tab serve it.
    sql`${searchWords.tab} = ${sql.raw(`'${tab}'`)}`,
    lte(searchWords.happenedAt, now()),
    page.since && gt(searchWords.happenedAt, page.since),
    mayMeet(viewer),
    ...sources.map(({ indexed, mayMeet: may }) => (indexed?.tabs().includes(tab) ? may?.(viewer, itself) : undefined)),
    isPeople ? isColleagueHere : undefined,
    isKnown && !isPhone ? isKnown : undefined,
    ...(isPeople ? [aliased(asked)] : narrowed(question)),
  );
  return part<HitRow, Group>(
    select(viewer, where, known && !isPhone ? undefined : words, {
      ...page,
      asked,
      name: wordsOf(query).join(" "),
      ...(isKnown && isPhone && { orSo: isKnown }),
      sort: filter.sort,
      isPeople,
      by: wayTo(question, isPeople, words !== undefined, page.since),
      ...(isPeople && words && { near: nearTo(viewer, asked) }),
    }),
    (rows) => {
      const { items, next } = cut(rows, (row) => [row.rank, row.id], page.size);
      const total = rows[0]?.total ?? 0;
      const group = {
        tab,
        items: items.map(toHit),
        total: Math.min(total, countLimit),
        more: total > countLimit,
        next,
        called: isCalled(items[0]?.title, query),
      };
      return isPeople && !known && (rows[0]?.rank ?? 0) < namedSo ? { ...group, apart: true } : group;
    },
  );
}

const isCalled = (title = "", query: string) =>
  wordsOf(title).length > 0 && wordsOf(title).join(" ") === wordsOf(query).join(" ");

/**
 * How the newest are found: on the way through the newest of all, gathered by their words, or by who has written them.
 * PostgreSQL, left alone, looks a frequent word up anew for each author, or walks through all for a few of one author's.
 */
type Way = "moments" | "words" | "authors";
/** `orSo`: whoever answers to this is found too, whatever the words. */
type Order = Page & Ranked & { sort: SearchFilter["sort"]; by: Way; orSo?: SQL };

function wayTo({ asked, filter, frequent }: Question, isPeople: boolean, hasWords: boolean, since?: Date): Way {
  if (!isPeople && (filter.author || asked.authors.length || asked.aliases.length)) return "authors";
  const isFew = asked.tags.length || asked.rubrics.length || filter.rubric || filter.kind === "file";
  return since || !hasWords || (frequent && !isFew) ? "moments" : "words";
}

function select(viewer: Viewer, where: SQL | undefined, words: WordsQuery | undefined, order: Order): SQL {
  const { after, size, sort, isPeople, by, orSo, most = countLimit } = order;
  const w = searchWords;
  const key = sql`${w.kind}, ${w.objectId}, ${w.happenedAt}, ${w.words}`;
  // Changed in nothing, so that no index serves it.
  const read = by === "authors" ? sql`(${w.words} || '')` : sql`${w.words}`;
  const said = words && or(orSo, sql`${read} @@ ${words.all}`);
  // No index has this order, so what is gathered comes first.
  const gathered = sql`${w.happenedAt} + interval '0'`;
  // The wall between companies stands on the documents: a row comes through only if its document does.
  const behindWall = (found: SQL) => sql`select ${key} from (${found}) search_words cross join lateral (
    select from ${searchDocuments} d where d.kind = ${w.kind} and d.object_id = ${w.objectId} offset 0) wall`;
  const newest = behindWall(sql`select ${key} from ${w} where ${and(where, said)}
    order by ${by === "moments" ? w.happenedAt : gathered} desc, ${w.objectId} desc limit ${most + 1}`);
  // Every name of a person is a title.
  const isNamed = words && !isPeople && most > 1;
  const named =
    isNamed &&
    sql`union all (${behindWall(sql`select ${key} from ${w}
      where (select count(*) from newest) > ${most} and ${where} and ${inTitle(read)} @@ ${words.all}
        and ${words.without ? sql`${w.words} @@ ${words.without}` : sql`true`}
        and (${w.kind}, ${w.objectId}) not in (select kind, object_id from newest)
      order by ${gathered} desc limit ${namedLimit}`)})`;
  const isByWords = sort !== "new" && words !== undefined;
  const rank = isByWords ? rankOf(words, order) : moment;
  const marks = `StartSel=${open},StopSel=${close}`;
  const fragments = `${marks},MaxFragments=2,MaxWords=24,MinWords=8,FragmentDelimiter=" … "`;
  const marked = (text: SQL, options: string) => (words ? headline(text, words.all, options) : sql`left(${text}, 300)`);
  const found = sql`
    with newest as materialized (
      ${newest}
    ), matched as materialized (select * from newest ${named || sql``}),
    ranked as (${ranked(rank, isByWords ? order : undefined)}),
    shown as (
      select * from ranked where ${beyond([sql`rank`, sql`object_id`], after) ?? sql`true`}
      order by rank desc, object_id desc limit ${size + 1}
    )
    select d.object_id as id, d.kind, d.href, d.file_name as file, d.happened_at as "happenedAt", shown.rank,
      (select count(*)::int from newest) as total,
      ${marked(sql`d.title`, `${marks},HighlightAll=true`)} as title,
      ${marked(words ? around(sql`d.body`, words.words) : sql`d.body`, fragments)} as snippet,
      (select json_build_object('name', a.first_name || ' ' || a.last_name, 'photoId', a.shown_photo_id)
        from ${accounts} a where a.id = d.author_id) as author
    from shown cross join lateral (
      select * from ${searchDocuments} d where d.kind = shown.kind and d.object_id = shown.object_id offset 0) d
    order by shown.rank desc, shown.object_id desc`;
  // Over the few that are shown, and over their fragments alone.
  return sql`select hit.*, ${namesTyped(sql`hit.title || ' ' || hit.snippet`, viewer)} as names from (${found}) hit
    order by hit.rank desc, hit.id desc`;
}

const itself = { kind: searchWords.kind, id: searchWords.objectId };

/** The rights of a document, beside its words; what the company publishes is read by all, whoever wrote it. */
function mayMeet(viewer: Viewer): SQL {
  const { companyId: groupId, reach, audience, kind, tab, authorId, ownerId } = searchWords;
  const official = sql`(${kind} in ('publication', 'file') and ${tab} = 'news')`;
  return and(
    isAddressed({ groupId, reach, audience }, viewer),
    or(official, and(isNotBlocked(viewer, authorId), isNotBlocked(viewer, ownerId))),
  )!;
}

/** Who has left, is suspended or is a guest stays in the index and is not found. */
const isColleagueHere = sql`exists (
  select 1 from ${accounts} where ${accounts.id} = ${searchWords.objectId} and ${isColleague()})`;

function aliased({ aliases, authors }: Asked): SQL | undefined {
  return and(
    aliases.length ? arrayContains(searchWords.tags, aliases) : undefined,
    ...authors.map((words) => sql`${searchWords.words} @@ ${namesQuery(words)}`),
  );
}

/** What a reader calls one kind is two where it matters whose words they are. */
const kindsOf: Record<NonNullable<SearchFilter["kind"]>, DocumentKind[]> = {
  publication: ["publication"],
  comment: ["comment"],
  file: ["file", "comment-file"],
};

const days = { day: 1, week: 7, month: 30, year: 365 };

function narrowed({ asked, filter, sources }: Question): (SQL | undefined)[] {
  const rubrics = sources.find(({ rubric }) => rubric)?.rubric;
  const since = filter.period && new Date(now().getTime() - days[filter.period] * 86_400_000);
  const names = wordsOf(filter.author ?? "");
  const under = (ids: SQL) => sql`${searchWords.objectId} in (${ids})`;
  return [
    since && gt(searchWords.happenedAt, since),
    filter.kind && inArray(searchWords.kind, kindsOf[filter.kind]),
    names.length ? byNamed(names) : undefined,
    asked.tags.length ? arrayContains(searchWords.tags, asked.tags) : undefined,
    ...asked.aliases.map((alias) => byPerson(sql`p.tags @> array[${alias}]`)),
    ...asked.authors.map(byNamed),
    ...(rubrics ? asked.rubrics.map((words) => under(rubrics.named(words))) : []),
    rubrics && filter.rubric ? under(rubrics.chosen(filter.rubric)) : undefined,
  ];
}

/** By those who are called exactly so, «Воронова» and not «Воронов»; by whoever may be meant, where nobody is. */
function byNamed(words: string[]): SQL {
  const { lastName, firstName, patronymic } = accounts;
  const names = sql`regexp_split_to_array(
    replace(lower(concat_ws(' ', ${lastName}, ${firstName}, ${patronymic})), 'ё', 'е'), '[^[:alnum:]]+')`;
  const aliases = ["-", "_", "."].map((sign) => words.join(sign));
  return byPerson(sql`p.object_id in (select object_id from (
    select q.object_id, rank() over (order by (q.tags && ${sql.param(aliases)}::text[] or ${names} @> ${sql.param(words)}::text[]) desc) as place
    from ${searchWords} q join ${accounts} on ${accounts.id} = q.object_id
    where q.tab = 'people' and (q.words @@ ${namesQuery(words)} or q.tags && ${sql.param(aliases)}::text[])) meant where place = 1)`);
}

function byPerson(where: SQL): SQL {
  const people = sql`select p.object_id from ${searchWords} p where p.tab = 'people' and ${where}`;
  return sql`${searchWords.authorId} = any(array(${people}))`;
}
