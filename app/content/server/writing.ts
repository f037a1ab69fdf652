import { and, eq, gt, inArray, isNull, notInArray, sql } from "drizzle-orm";
import type { z } from "zod";
import type { publicationDraft, ThemeName } from "#app/content/contract.ts";
import { closeDraft } from "#app/drafts/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { storeUpload } from "#platform/files/index.ts";
import { refuse } from "#platform/refusal.ts";
import { excerptOf } from "./excerpt.ts";
import { hashtagsOf } from "./hashtags.ts";
import { plainText, readMarkdown } from "./markdown.ts";
import { isOwn } from "./policy.ts";
import { publicationPictures, publicationRevisions, publications } from "./schema.ts";
import { moveTo } from "./states.ts";
import { urlOf } from "./urls.ts";
import { align } from "./words.ts";

type Draft = z.output<typeof publicationDraft>;
type New = Draft & { pictures: File[]; draft?: string };
type Place = { id: string; href: string };

/**
 * Publishes a person's own text with its pictures (specification §2, product B5). The same words sent again within
 * ten minutes, from another tab or after «Назад», are the first publication: nobody says the same thing twice so soon.
 */
export async function publish(viewer: Viewer, { pictures, draft: draftId, ...draft }: New): Promise<Place> {
  await closeDraft(viewer, draftId);
  const twin = await findTwin(viewer, draft);
  if (twin) return twin;
  const id = newId();
  const publishedAt = now();
  await db()
    .insert(publications)
    .values({ id, groupId: viewer.groupId, authorId: viewer.accountId, kind: "ugc", publishedAt, ...written(draft) });
  await addPictures(viewer, id, draft, pictures);
  await moveTo(viewer.accountId, id, { state: "published" });
  return { id, href: urlOf("ugc", id) };
}

type Change = New & { id: string; revision: number; keep: string[] };

/** Changes an own publication. Refuses as a conflict when it was changed since the form was opened (product B0). */
export async function revise(viewer: Viewer, change: Change): Promise<Place> {
  const { id, revision, keep, pictures, draft: draftId, ...draft } = change;
  await keepRevision(id);
  const [row] = await db()
    .update(publications)
    .set({ ...written(draft), editedAt: now(), editedBy: viewer.accountId, revision: revision + 1 })
    .where(and(isOwn(viewer), eq(publications.id, id), eq(publications.revision, revision)))
    .returning({ kind: publications.kind });
  if (!row) return refuseChange(viewer, id);
  await closeDraft(viewer, draftId);
  await db()
    .delete(publicationPictures)
    .where(
      and(
        eq(publicationPictures.publicationId, id),
        keep.length ? notInArray(publicationPictures.fileId, keep) : undefined,
      ),
    );
  await addPictures(viewer, id, draft, pictures);
  await align(id);
  return { id, href: urlOf(row.kind, id) };
}

/** Lays another background under an own publication, or none (specification §2 `/ugc/theme`). */
export async function paint(viewer: Viewer, { id, theme }: { id: string; theme: ThemeName | null }): Promise<Place> {
  const [row] = await db()
    .update(publications)
    .set({ theme })
    .where(and(isOwn(viewer), eq(publications.id, id)))
    .returning({ kind: publications.kind });
  if (!row) refuse("not-found");
  return { id, href: urlOf(row.kind, id) };
}

/** Puts an own publication away; its comments go with it out of sight. */
export async function remove(viewer: Viewer, id: string): Promise<{ id: string }> {
  const rows = await db()
    .update(publications)
    .set({ deletedAt: now(), deletedBy: viewer.accountId })
    .where(and(isOwn(viewer), eq(publications.id, id)))
    .returning({ id: publications.id });
  if (!rows.length) refuse("not-found");
  await align(id);
  return { id };
}

async function findTwin({ accountId }: Viewer, draft: Draft): Promise<Place | undefined> {
  await db().execute(sql`select pg_advisory_xact_lock(hashtextextended(${`publish ${accountId}`}, 0))`);
  const { title, feed, body } = written(draft);
  const [twin] = await db()
    .select({ id: publications.id, kind: publications.kind })
    .from(publications)
    .where(
      and(
        eq(publications.authorId, accountId),
        isNull(publications.deletedAt),
        gt(publications.createdAt, sql`now() - interval '10 minutes'`),
        eq(publications.title, title),
        eq(publications.feed, feed),
        eq(publications.body, body),
      ),
    )
    .limit(1);
  return twin && { id: twin.id, href: urlOf(twin.kind, twin.id) };
}

function written({ title, body, feed, reach, theme }: Draft) {
  const document = readMarkdown(body);
  const text = plainText(document);
  const hashtags = hashtagsOf(`${title} ${text}`);
  return { title, feed, reach, theme: theme ?? null, body: document, excerpt: excerptOf(document), hashtags };
}

async function addPictures(viewer: Viewer, publicationId: string, { reach }: Draft, pictures: File[]): Promise<void> {
  const given = pictures.filter((file) => file.size > 0);
  if (!given.length) return;
  const [{ last }] = (await db()
    .select({ last: sql<number>`coalesce(max(${publicationPictures.place}), 0)::int` })
    .from(publicationPictures)
    .where(eq(publicationPictures.publicationId, publicationId))) as [{ last: number }];
  for (const [index, file] of given.entries()) {
    const stored = await storeUpload(file, { viewer, reach, accept: "image", field: "pictures" });
    await db()
      .insert(publicationPictures)
      .values({ publicationId, fileId: stored.id, place: last + index + 1 });
  }
}

/** Keeps what a publication says now, before it says something else (product B4). The row's lock makes changes wait for each other. */
export async function keepRevision(id: string): Promise<void> {
  await db().execute(sql`
    insert into ${publicationRevisions} (publication_id, group_id, revision, title, lead, body, author_id, created_at)
    select id, group_id, revision, title, lead, body, coalesce(edited_by, author_id), coalesce(edited_at, created_at)
    from ${publications} where id = ${id} for update
    on conflict do nothing`);
}

async function refuseChange(viewer: Viewer, id: string): Promise<never> {
  const mine = await db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOwn(viewer), inArray(publications.id, [id])));
  return refuse(mine.length ? "conflict" : "not-found", mine.length ? "revision" : undefined);
}
