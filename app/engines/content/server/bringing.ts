import { and, eq, isNull, sql } from "drizzle-orm";
import { putFilesBeside } from "#app/engines/extras/server/index.ts";
import type { RichText } from "#app/rich-text/document.ts";
import { plainText } from "#app/rich-text/document.ts";
import { excerptOf } from "#app/rich-text/excerpt.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { hashtagsOf } from "./hashtags.ts";
import { keepRevision } from "./put.ts";
import { comments, type FeedName, publicationPictures, publicationStates, publications } from "./schema.ts";
import { align } from "./words.ts";

/** What was published elsewhere and comes with its own author, date and answers. */
export type Brought = {
  id: string;
  groupId: string;
  authorId: string;
  kind: string;
  feed: FeedName;
  title: string;
  /** What stands in lists and above the text; empty where the source has none. */
  lead: string;
  body: RichText;
  publishedAt: Date;
  isPublished: boolean;
  pictures: { fileId: string; alt: string }[];
  /** Documents that go with it. */
  files: string[];
};

/** Writes a publication for its company alone. Nobody is told of it: it is not news. */
export async function bringPublication({ pictures, files, isPublished, ...brought }: Brought): Promise<void> {
  const { id, groupId } = brought;
  const state = isPublished ? "published" : "draft";
  await db()
    .insert(publications)
    .values({ ...brought, ...toldOf(brought), reach: "company", state });
  await db()
    .insert(publicationStates)
    .values({ publicationId: id, groupId, state, note: "Перенесено из другой системы", createdAt: now() });
  await layPictures(id, pictures);
  await putFilesBeside(id, files);
  await align(id);
}

/** Lets the links of a text lead elsewhere; it says what it said, so it stays of the same revision. */
export async function relinkPublication(text: Pick<Brought, "id" | "title" | "body"> & { revision: number }) {
  const { id, body, revision } = text;
  await db()
    .update(publications)
    .set({ body, ...toldOf(text), excerpt: sql`coalesce(nullif(${publications.lead}, ''), ${excerptOf(body)})` })
    .where(and(eq(publications.id, id), eq(publications.revision, revision)));
  await align(id);
}

/**
 * Writes what the source says now over what it said before. Gives the new revision, or undefined when people have
 * changed or deleted the publication here since `revision`: their words stay.
 */
export async function renewPublication(brought: Brought, revision: number): Promise<number | undefined> {
  const { id, title, lead, body, pictures, files } = brought;
  const untouched = and(eq(publications.id, id), eq(publications.revision, revision), isNull(publications.deletedAt));
  await keepRevision(id);
  const [row] = await db()
    .update(publications)
    .set({ title, lead, body, ...toldOf(brought), editedAt: now(), revision: revision + 1 })
    .where(untouched)
    .returning({ revision: publications.revision });
  if (!row) return undefined;
  await db().delete(publicationPictures).where(eq(publicationPictures.publicationId, id));
  await layPictures(id, pictures);
  await putFilesBeside(id, files);
  await align(id);
  return row.revision;
}

type BroughtComment = { id: string; parentId: string | null; authorId: string; text: string; createdAt: Date };

/** Writes answers under a publication, with their own dates. An answer stands after what it answers. */
export async function bringComments(publicationId: string, brought: BroughtComment[]): Promise<void> {
  if (!brought.length) return;
  const [row] = await db()
    .update(publications)
    .set({ commentCount: sql`${publications.commentCount} + ${brought.length}` })
    .where(eq(publications.id, publicationId))
    .returning({ groupId: publications.groupId, reach: publications.reach });
  if (!row) throw new Error("A publication that gets answers must be there");
  await db()
    .insert(comments)
    .values(brought.map((comment) => ({ ...comment, ...row, publicationId })));
}

function toldOf({ title, lead, body }: Pick<Brought, "title" | "body"> & { lead?: string }) {
  return { excerpt: lead || excerptOf(body), hashtags: hashtagsOf(`${title} ${plainText(body)}`) };
}

async function layPictures(publicationId: string, pictures: Brought["pictures"]): Promise<void> {
  if (!pictures.length) return;
  await db()
    .insert(publicationPictures)
    .values(pictures.map(({ fileId, alt }, at) => ({ publicationId, fileId, alt, place: at + 1 })));
}
