import { and, eq, isNotNull, isNull, type SQL, sql } from "drizzle-orm";
import type { FeedName, ThemeName } from "#app/engines/content/contract.ts";
import { claimFilms } from "#app/engines/videos/server/index.ts";
import { plainText } from "#app/rich-text/document.ts";
import { excerptOf } from "#app/rich-text/excerpt.ts";
import { readMarkdown } from "#app/rich-text/markdown.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import type { Reach } from "#platform/people/schema.ts";
import { hashtagsOf } from "./hashtags.ts";
import { announceMentions, mentionsOf } from "./mentions.ts";
import { type PicturesPut, putPictures } from "./pictures.ts";
import { type Mentions, type PublicationState, publicationRevisions, publications } from "./schema.ts";
import { moveTo } from "./states.ts";
import { align } from "./words.ts";

/** What a publication of any kind says and to whom; the text in the Markdown subset. */
export type Words = {
  title: string;
  lead?: string;
  body: string;
  /** None for what stands in a place alone. */
  feed: FeedName | null;
  reach: Reach;
  audience?: AudiencePart[] | null;
  theme?: ThemeName;
  editorial?: boolean;
};

type New = Words &
  PicturesPut & {
    kind: string;
    placeId?: string | undefined;
    /** Nobody reacts where it stands. */
    reactionsOff?: boolean | undefined;
    state: PublicationState;
  };

/** Makes a publication and puts it where it is to stand; gives its id. Whoever calls has checked the words. */
export async function insertPublication(
  viewer: Viewer,
  { kind, placeId, reactionsOff, state, draft, keep, pictures, added, ...words }: New,
): Promise<string> {
  const id = newId();
  const { groupId, accountId } = viewer;
  const said = written(words);
  const mentions = await mentionsOf(viewer, plainText(said.body), { placeId });
  await db()
    .insert(publications)
    .values({
      ...{ id, groupId, authorId: accountId, kind, placeId, publishedAt: now(), ...said, mentions },
      reactionsClosedAt: reactionsOff ? now() : null,
    });
  await putPictures(viewer, id, { ...said, draft, keep, pictures, added });
  await claimFilms(viewer, id, said.body);
  await moveTo(accountId, id, { state });
  return id;
}

type Change = Words & PicturesPut & { id: string; revision: number };

/**
 * Changes a publication that `mayChange` allows, and keeps what it said before. Gives its kind, or nothing when it is
 * not there or was changed since `revision`.
 */
export async function changePublication(
  viewer: Viewer,
  { id, revision, draft, keep, pictures, added, ...words }: Change,
  mayChange: SQL,
): Promise<string | undefined> {
  await keepRevision(id);
  const said = written(words);
  const mentions = await mentionsOf(viewer, plainText(said.body), await mentionsBefore(id));
  const [row] = await db()
    .update(publications)
    .set({ ...said, mentions, editedAt: now(), editedBy: viewer.accountId, revision: revision + 1 })
    .where(and(mayChange, eq(publications.id, id), eq(publications.revision, revision), isStill(words.feed)))
    .returning({ kind: publications.kind });
  if (!row) return undefined;
  await putPictures(viewer, id, { ...said, draft, keep, pictures, added });
  await claimFilms(viewer, id, said.body);
  await align(id);
  await announceMentions(viewer, id, viewer.groupId, mentions);
  return row.kind;
}

/** A change of the words puts nothing into the feeds that stood in none, nor takes it out of all. */
const isStill = (feed: FeedName | null) => (feed ? isNotNull(publications.feed) : isNull(publications.feed));

/** The columns of what is said. */
export function written({ title, lead = "", body, feed, reach, audience = null, theme, editorial = false }: Words) {
  const document = readMarkdown(body);
  const hashtags = hashtagsOf(`${title} ${lead} ${plainText(document)}`);
  const excerpt = lead || excerptOf(document);
  const looks = { theme: theme ?? null, editorial };
  return { title, lead, feed, reach, audience, ...looks, body: document, excerpt, hashtags };
}

async function mentionsBefore(id: string): Promise<{ before?: Mentions; placeId?: string | null }> {
  const [row] = await db()
    .select({ before: publications.mentions, placeId: publications.placeId })
    .from(publications)
    .where(eq(publications.id, id));
  return row ?? {};
}

/** Keeps what a publication says now, before it says something else. The row's lock makes changes wait for each other. */
export async function keepRevision(id: string): Promise<void> {
  await db().execute(sql`
    insert into ${publicationRevisions} (publication_id, group_id, revision, title, lead, body, author_id, created_at)
    select id, group_id, revision, title, lead, body, coalesce(edited_by, author_id), coalesce(edited_at, created_at)
    from ${publications} where id = ${id} for update
    on conflict do nothing`);
}
