import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import type { PersonCard, Picture, PublicationCard } from "#app/engines/content/contract.ts";
import { pollQuestion } from "#app/engines/polls/server/index.ts";
import { type Names, withNames } from "#app/rich-text/names.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isOneOf } from "#platform/people/audience.ts";
import { type AccountRole, accounts, groups } from "#platform/people/schema.ts";
import { kindOf, type Topic, topicOf, urlOf } from "./kinds.ts";
import { namesOf } from "./mentions.ts";
import { metComments, metReactions } from "./met.ts";
import type { Sort } from "./places.ts";
import { isVisible } from "./policy.ts";
import { isRead } from "./reading.ts";
import { type PublicationState, publications, type ReactionName } from "./schema.ts";

export type PictureRow = { fileId: string; width: number; height: number; alt: string; blur?: string | null };
type AuthorRow = {
  accountId: string;
  lastName: string;
  firstName: string;
  alias: string;
  position: string;
  photoId: string | null;
  role: AccountRole;
};

type CardPage = { items: PublicationCard[]; next?: string };

type Options = {
  after?: string;
  sort?: Sort;
  /** Whom it is for; null where `where` says it all. */
  readers?: SQL | null;
  /** How many there are on a page. */
  count?: number;
};

/** Reads one page of publication cards in one query (specification §2, §9: twenty a page). */
export async function readCards(viewer: Viewer, where: SQL | undefined, options: Options = {}): Promise<CardPage> {
  return pageOf(await cardRows(viewer, where, options), options);
}

/** The query of such a page; what it finds goes to `pageOf`. */
export function cardRows(
  viewer: Viewer,
  where: SQL | undefined,
  { after, sort = "new", readers = isVisible(viewer)!, count = pageSize }: Options = {},
) {
  const { publishedAt, id, heat } = publications;
  const keys = sort === "new" ? [publishedAt, id] : [heat, publishedAt, id];
  const isAmong = sort === "new" ? undefined : sql`${publications.commentCount} > 0`;
  return db()
    .select({ ...cardColumns(viewer), heat })
    .from(publications)
    .innerJoin(groups, eq(groups.id, publications.groupId))
    .leftJoin(accounts, eq(accounts.id, publications.authorId))
    .where(and(readers ?? undefined, where, isAmong, beyond(keys, after)))
    .orderBy(...keys.map((key) => desc(key)))
    .limit(count + 1);
}

type CardRows = Awaited<ReturnType<typeof cardRows>>;

/** A page of cards out of the rows that `cardRows` has found. */
export function pageOf(rows: CardRows, { sort = "new", count = pageSize }: Pick<Options, "sort" | "count">): CardPage {
  const keyOf = (row: CardRows[number]) => [...(sort === "new" ? [] : [row.heat]), row.publishedAt, row.id];
  const { items, next } = cut(rows, keyOf, count);
  return { items: items.map(toCard), next };
}

/** The columns of a card; what only one reader sees (the own reaction) included. */
export function cardColumns(viewer: Viewer) {
  return {
    id: publications.id,
    kind: publications.kind,
    feed: publications.feed,
    title: publications.title,
    excerpt: publications.excerpt,
    names: namesOf(publications.mentions, viewer),
    hashtags: publications.hashtags,
    publishedAt: publications.publishedAt,
    editedAt: publications.editedAt,
    state: publications.state,
    theme: publications.theme,
    company: groups.name,
    author: authorColumns,
    coauthors,
    editorial: publications.editorial,
    reactionsClosedAt: publications.reactionsClosedAt,
    commentCount: metComments(viewer),
    reactionCounts: metReactions(viewer, publications),
    cover: sql<PictureRow | null>`(
      select json_build_object('fileId', f.id, 'width', f.width, 'height', f.height, 'alt', p.alt, 'blur', f.blur)
      from publication_pictures p join files f on f.id = p.file_id
      where p.publication_id = ${publications.id} order by p.place limit 1)`,
    pictureCount: sql<number>`(
      select count(*)::int from publication_pictures p where p.publication_id = ${publications.id})`,
    myReaction: sql<ReactionName | null>`(
      select r.name from reactions r where r.subject_id = ${publications.id} and r.account_id = ${viewer.accountId})`,
    poll: pollQuestion(publications.id),
    topic: topicOf(viewer),
    read: isRead(viewer, publications),
    duty: dutyOf(viewer),
    saved: sql<boolean>`exists (
      select from saved_publications s where s.publication_id = ${publications.id} and s.account_id = ${viewer.accountId})`,
  };
}

/** Nobody where «Редакция» signs; the wall leaves out whom the reader may not know. */
const coauthors = sql<PublicationCard["coauthors"] | null>`(
  select json_agg(json_build_object('alias', a.alias, 'name', a.first_name || ' ' || a.last_name) order by c.place)
  from article_authors c join accounts a on a.id = c.account_id
  where c.publication_id = ${publications.id} and not ${publications.editorial})`;

/** What editors ask of this reader: to say that they have read it. */
function dutyOf(viewer: Viewer): SQL<PublicationCard["duty"] | null> {
  return sql`(
    select json_build_object('dueOn', a.due_on, 'done', exists (
      select from acknowledgements k where k.publication_id = a.publication_id and k.account_id = ${viewer.accountId}))
    from articles a
    where a.publication_id = ${publications.id} and a.must_read and ${isOneOf(sql`a.obliged`, viewer)})`;
}

type CardRow = {
  [K in keyof ReturnType<typeof cardColumns>]: unknown;
} & {
  id: string;
  kind: PublicationCard["kind"];
  feed: PublicationCard["feed"];
  title: string;
  excerpt: string;
  names: Names | null;
  hashtags: string[];
  publishedAt: Date;
  editedAt: Date | null;
  state: PublicationState;
  theme: PublicationCard["theme"] | null;
  company: string;
  author: AuthorRow | null;
  coauthors: PublicationCard["coauthors"] | null;
  editorial: boolean;
  reactionsClosedAt: Date | null;
  commentCount: number;
  reactionCounts: Partial<Record<ReactionName, number>>;
  cover: PictureRow | null;
  pictureCount: number;
  myReaction: ReactionName | null;
  poll: string | null;
  topic: Topic | null;
  read: boolean;
  duty: PublicationCard["duty"] | null;
  saved: boolean;
};

/** Turns a row into the card that pages draw. */
export function toCard(row: CardRow): PublicationCard {
  const { id, kind, feed, title, excerpt, hashtags, company, commentCount, pictureCount, read } = row;
  return {
    id,
    href: urlOf(kind, id),
    ...(kindOf(kind).isPersonal && { personal: true as const }),
    ...(kindOf(kind).change && { change: kindOf(kind).change!(id) }),
    kind,
    ...signOf(kind, row.topic),
    feed,
    title,
    excerpt: withNames(excerpt, row.names),
    hashtags,
    publishedAt: row.publishedAt.toISOString(),
    // What was mended before it came out is new to everyone.
    edited: row.editedAt !== null && row.editedAt > row.publishedAt,
    ...(row.state !== "published" && { state: row.state }),
    ...(row.theme && { theme: row.theme }),
    company,
    author: row.author && !row.editorial ? toPerson(row.author) : null,
    ...(row.coauthors && { coauthors: row.coauthors }),
    ...(row.editorial && { editorial: true as const }),
    cover: row.cover && toPicture(row.cover),
    pictureCount,
    commentCount,
    reactions: row.reactionsClosedAt
      ? { counts: {}, mine: null, closed: true }
      : { counts: row.reactionCounts, mine: row.myReaction },
    ...(row.poll && { poll: row.poll }),
    read,
    ...(row.duty && { duty: row.duty }),
    ...(row.saved && { saved: true as const }),
  };
}

/** «Новость» of «Кофе»: what it is, and where the rest of it is read. */
function signOf(kind: string, topic: Topic | null): Pick<PublicationCard, "sign"> {
  const { sign } = kindOf(kind);
  if (!sign) return {};
  return { sign: { text: sign.text, ...(topic && { topic: { title: topic.title, href: sign.address(topic.name) } }) } };
}

export const authorColumns = {
  accountId: accounts.id,
  lastName: accounts.lastName,
  firstName: accounts.firstName,
  alias: accounts.alias,
  position: sql<string>`case when ${accounts.leftAt} is not null then 'не работает'
    when ${accounts.consentWithdrawnAt} is null then ${accounts.position} else '' end`,
  photoId: accounts.photoId,
  role: accounts.role,
};

export function toPerson({ accountId, lastName, firstName, alias, position, photoId, role }: AuthorRow): PersonCard {
  const name = `${firstName} ${lastName}`.trim();
  const guest = role === "guest" && { guest: true as const };
  return { accountId, name, alias, position, photo: photoId && fileUrl(photoId), ...guest };
}

export function toPicture({ fileId, width, height, alt, blur }: PictureRow): Picture {
  return { id: fileId, src: fileUrl(fileId, 960), width, height, alt, ...(blur && { blur }) };
}
