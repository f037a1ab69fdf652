import type { InferContractRouterOutputs } from "@orpc/contract";
import { and, eq, or, type SQL, sql } from "drizzle-orm";
import type { contentContract, PublicationView } from "#app/engines/content/contract.ts";
import { filesOf } from "#app/engines/extras/server/index.ts";
import { bannedHashtags } from "#app/engines/hashtags/server/index.ts";
import { leads, places } from "#app/engines/membership/server/index.ts";
import { pollOf, pollQuestion, toPoll } from "#app/engines/polls/server/index.ts";
import { filmsOf } from "#app/engines/videos/server/index.ts";
import type { Translation } from "#app/news/translations/server/index.ts";
import { ownFilms, plainText, type RichText } from "#app/rich-text/document.ts";
import { writeMarkdown } from "#app/rich-text/writer.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, kept } from "#platform/db/index.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { cardColumns, readCards, toCard, toPicture } from "./cards.ts";
import { allHashtagsOf, hashtagKey } from "./hashtags.ts";
import { isPersonal } from "./kinds.ts";
import { named } from "./mentions.ts";
import { namedReaders, partsOf } from "./own-readers.ts";
import { isOwn, isVisible, mayAnswer, mayClose, mayPin, mayReact, mayRevise } from "./policy.ts";
import { publications } from "./schema.ts";

type Pictures = Parameters<typeof toPicture>[0][];

/** The table is named: drizzle drops it from columns of a select without joins, and a bare `id` would be the file's own. */
export const allPictures = sql<Pictures>`coalesce((
  select json_agg(json_build_object('fileId', f.id, 'width', f.width, 'height', f.height, 'alt', p.alt, 'blur', f.blur) order by p.place)
  from publication_pictures p join files f on f.id = p.file_id
  where p.publication_id = ${publications}.id), '[]'::json)`;

type How = {
  /** An editor may see more than a reader. */
  readable?: SQL;
  /** What it says in another language, to be read instead of its own words. */
  said?: Translation | undefined;
};

/** Reads one publication whole. Refuses as not found what the reader may not see (specification §2). */
export async function readPublication(
  viewer: Viewer,
  id: string,
  { readable, said }: How = {},
): Promise<PublicationView> {
  const [row] = await (readable ? wholeRows(viewer, { id }, readable) : readRows(viewer, { id }));
  if (!row) refuse("not-found");
  return toView(viewer, row, said);
}

const readRows = kept((viewer: Viewer, slots: { id: string }) =>
  wholeRows(viewer, slots, or(isVisible(viewer), isOwn(viewer))!),
);

function wholeRows(viewer: Viewer, { id }: { id: string }, readable: SQL) {
  return db()
    .select({
      ...cardColumns(viewer),
      body: publications.body,
      mentions: named(publications.mentions, viewer),
      reach: publications.reach,
      revision: publications.revision,
      authorId: publications.authorId,
      closedAt: publications.talkClosedAt,
      closedBy: publications.talkClosedBy,
      closedNote: publications.talkClosedNote,
      mayAnswer: sql<boolean>`(${mayAnswer(viewer)})`,
      mayReact: sql<boolean>`(${mayReact(viewer)})`,
      mayClose: sql<boolean>`(${mayClose(viewer)})`,
      mayPin: sql<boolean>`(${mayPin(viewer)})`,
      calls: called(viewer),
      pictures: allPictures,
      attachments: filesOf(publications.id),
      asked: pollOf(viewer, publications.id),
      films: filmsOf(publications.id),
      banned: bannedHashtags(viewer),
    })
    .from(publications)
    .innerJoin(groups, eq(groups.id, publications.groupId))
    .leftJoin(accounts, eq(accounts.id, publications.authorId))
    .where(and(readable, eq(publications.id, id)));
}

type WholeRow = Awaited<ReturnType<typeof wholeRows>>[number];

function toView(viewer: Viewer, row: WholeRow, said: How["said"]): PublicationView {
  const { mentions, reach, revision, authorId, pictures, attachments, asked } = row;
  const body = said?.body ?? row.body;
  return {
    ...toCard(row),
    ...(!row.mayReact && { reactions: { counts: {}, mine: null, closed: true as const } }),
    ...(said && { language: said.language, title: said.title }),
    body,
    ...(mentions && { mentions }),
    pictures: pictures.map(toPicture),
    attachments,
    ...(asked && { asked: toPoll(asked) }),
    ...(ownFilms(body).length > 0 && { films: row.films ?? {} }),
    ...bannedIn(body, row.banned),
    reach,
    revision,
    mine: authorId === viewer.accountId,
    talk: {
      ...(row.closedAt && {
        closed: { by: row.closedBy === authorId && !row.editorial ? "author" : "desk", note: row.closedNote },
      }),
      mayAnswer: row.mayAnswer,
      mayClose: row.mayClose,
      mayPin: row.mayPin,
      ...(row.calls !== null && { calls: row.calls }),
    },
  };
}

/** A column: how many others «@все» calls in the place where it stands, for who leads it. */
function called(viewer: Viewer): SQL<number | null> {
  return sql<number | null>`case when ${leads(viewer, publications.placeId)} then (
    select pl.members - 1 from ${places} pl where pl.id = ${publications.placeId}) end`;
}

function bannedIn(body: RichText, keys: string[]): Pick<PublicationView, "banned"> {
  if (!keys.length) return {};
  const banned = allHashtagsOf(plainText(body)).filter((name) => keys.includes(hashtagKey(name)));
  return banned.length ? { banned } : {};
}

/** Reads a page of one's own publications, wherever they stand; what is not out yet of news is the desk's. */
export function readOwn(viewer: Viewer, after?: string) {
  const isOut = or(isPersonal(), eq(publications.state, "published"));
  return readCards(viewer, and(isOwn(viewer), isOut), { after, readers: null });
}

type Source = InferContractRouterOutputs<typeof contentContract>["source"];

/** Reads an own publication back as the form of the feeds that wrote it. Refuses what stands in none, as others', as not found. */
export async function readOwnSource(viewer: Viewer, id: string): Promise<Source> {
  const { feed, ...source } = await readSource(viewer, id, mayRevise(viewer));
  return { ...source, feed: feed ?? refuse("not-found") };
}

type WrittenSource = Omit<Source, "feed"> & { feed: Source["feed"] | null };

/** Reads a publication back as the form that wrote it: an own one, or one that `mayChange` allows. Refuses others as not found. */
export async function readSource(viewer: Viewer, id: string, mayChange: SQL = isOwn(viewer)!): Promise<WrittenSource> {
  const [row] = await db()
    .select({
      id: publications.id,
      title: publications.title,
      body: publications.body,
      feed: publications.feed,
      theme: publications.theme,
      reach: publications.reach,
      audience: publications.audience,
      people: namedReaders,
      revision: publications.revision,
      pictures: allPictures,
      attachments: filesOf(publications.id),
      asked: pollQuestion(publications.id),
    })
    .from(publications)
    .where(and(mayChange, eq(publications.id, id)));
  if (!row) refuse("not-found");
  return {
    ...row,
    theme: row.theme ?? undefined,
    asked: row.asked ?? undefined,
    audience: partsOf(row.audience),
    body: writeMarkdown(row.body),
    pictures: row.pictures.map(toPicture),
  };
}
