import { and, eq, inArray } from "drizzle-orm";
import * as content from "#app/engines/content/server/index.ts";
import { excerptOf, plainText, readMarkdown, urlOf } from "#app/engines/content/server/index.ts";
import { notices as noticeRows } from "#app/engines/notifications/server/index.ts";
import { searchDocuments } from "#app/engines/search/server/index.ts";
import { db } from "#platform/db/index.ts";
import { files } from "#platform/files/schema.ts";
import { type Comment, comments } from "./comments.ts";
import { demoId } from "./id.ts";
import { insertRows } from "./insert-rows.ts";
import { notices } from "./notices.ts";
import { type Publication, publications } from "./publications.ts";
import type { Random } from "./random.ts";
import { commentReactions, type Reaction, reactions } from "./reactions.ts";
import { placeNews } from "./seed-news.ts";
import { closing, pinned, signing } from "./talks.ts";
import type { World } from "./world.ts";

const atOnce = 250;

/** Writes the publications with all that is said and felt about them, batch by batch: memory does not grow with `count`. */
export async function seedPublications(
  random: Random,
  world: World,
  covers: readonly string[],
  count: number,
  tell: (ready: number) => void,
): Promise<void> {
  let batch: Publication[] = [];
  let ready = 0;
  for (const publication of publications(random, world, count)) {
    batch.push(publication);
    ready += 1;
    if (batch.length < atOnce && ready < count) continue;
    await writeBatch(random, world, covers, batch);
    batch = [];
    if (ready % (atOnce * 2) === 0 || ready === count) tell(ready);
  }
}

/** Every publication has its own picture files: the bytes are those of the pool, the readers are not. */
async function placePictures(random: Random, batch: Publication[], covers: readonly string[]): Promise<void> {
  const pool = new Map(
    (
      await db()
        .select()
        .from(files)
        .where(inArray(files.id, [...covers]))
    ).map((file) => [file.id, file]),
  );
  const placed = batch.flatMap((one) =>
    one.pictures.map(({ cover, alt }, at) => {
      const id = demoId(random, one.publishedAt);
      const { groupId, reach, authorId: ownerId, publishedAt: createdAt } = one;
      const file = { ...pool.get(covers[cover]!)!, id, groupId, ownerId, reach, createdAt };
      return { file, picture: { publicationId: one.id, fileId: id, place: at + 1, alt } };
    }),
  );
  await insertRows(
    files,
    placed.map(({ file }) => file),
  );
  await insertRows(
    content.publicationPictures,
    placed.map(({ picture }) => picture),
  );
}

async function writeBatch(
  random: Random,
  world: World,
  covers: readonly string[],
  batch: Publication[],
): Promise<void> {
  const told = batch.map((publication) => {
    const answers = comments(random, publication, world);
    const feelings = reactions(random, publication, world);
    const body = readMarkdown(publication.body);
    return { publication, answers, feelings, body, text: plainText(body) };
  });
  const felt = told.flatMap(({ publication, answers }) =>
    answers.map((comment) => ({ comment, feelings: commentReactions(random, comment, publication.theme.mood, world) })),
  );
  await insertRows(
    content.publications,
    told.map(({ publication: one, answers, feelings, body }) => ({
      id: one.id,
      groupId: one.groupId,
      reach: one.reach,
      kind: one.kind,
      feed: one.feed,
      authorId: one.authorId,
      title: one.title,
      body,
      excerpt: excerptOf(body),
      hashtags: one.hashtags,
      publishedAt: one.publishedAt,
      editedAt: one.editedAt,
      revision: one.editedAt ? 2 : 1,
      ...closing(random, one, world),
      ...signing(one),
      commentCount: answers.length,
      reactionCounts: countNames(feelings),
      createdAt: one.publishedAt,
    })),
  );
  await placePictures(random, batch, covers);
  await placeNews(random, world, batch);
  await insertRows(
    content.publicationHashtags,
    batch.flatMap(({ id, groupId, reach, hashtags }) =>
      hashtags.map((name) => ({ publicationId: id, groupId, reach, key: content.hashtagKey(name) })),
    ),
  );
  await insertRows(
    content.comments,
    felt.map(({ comment, feelings }) => toRow(comment, feelings)),
  );
  const first = told.flatMap(({ publication, answers }) => pinned(random, publication, answers)?.id ?? []);
  if (first.length) await putFirst(first);
  await insertRows(
    noticeRows,
    told.flatMap(({ publication, answers }) => notices(random, publication, answers, world)),
  );
  await insertRows(
    content.reactions,
    [...told, ...felt].flatMap(({ feelings }) => feelings),
  );
  await insertRows(
    searchDocuments,
    told.map(({ publication: one, text }) => ({
      kind: "publication" as const,
      objectId: one.id,
      groupId: one.groupId,
      reach: one.reach,
      tab: one.kind === "ugc" ? ("ugc" as const) : ("news" as const),
      authorId: signing(one).editorial ? null : one.authorId,
      tags: one.hashtags.map(content.hashtagKey),
      title: one.title,
      body: text,
      href: urlOf(one.kind, one.id),
      happenedAt: one.publishedAt,
    })),
  );
}

/** Authors have put these comments first. */
async function putFirst(ids: string[]): Promise<void> {
  const { publications, comments } = content;
  await db()
    .update(publications)
    .set({ pinnedCommentId: comments.id, pinnedCommentBy: publications.authorId })
    .from(comments)
    .where(and(inArray(comments.id, ids), eq(publications.id, comments.publicationId)));
}

const toRow = (comment: Comment, feelings: Reaction[]) => ({ ...comment, reactionCounts: countNames(feelings) });

function countNames(feelings: Reaction[]): Partial<Record<Reaction["name"], number>> {
  const counts: Partial<Record<Reaction["name"], number>> = {};
  for (const { name } of feelings) counts[name] = (counts[name] ?? 0) + 1;
  return counts;
}
