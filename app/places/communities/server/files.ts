import { and, asc, desc, eq, sql } from "drizzle-orm";
import { isVisible, publications } from "#app/engines/content/server/index.ts";
import { publicationFiles } from "#app/engines/extras/server/index.ts";
import { demand } from "#app/engines/membership/server/index.ts";
import type { SharedFile } from "#app/places/communities/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { files } from "#platform/files/schema.ts";
import { accounts } from "#platform/people/schema.ts";
import { postKind } from "./posts.ts";

/** Reads a page of the files that go with the posts of a community, the newest posts first. Refuses who may not read it as not found. */
export async function readFiles(
  viewer: Viewer,
  { id, after }: { id: string; after?: string | undefined },
): Promise<{ items: SharedFile[]; next?: string | undefined }> {
  await demand(viewer, id, "read");
  const { publishedAt } = publications;
  const keys = [publishedAt, publications.id, publicationFiles.place, files.id];
  const ways = ["desc", "desc", "asc", "asc"] as const;
  const isOfPost = and(eq(publications.placeId, id), eq(publications.kind, postKind), isVisible(viewer));
  const rows = await db()
    .select({
      id: files.id,
      name: files.name,
      bytes: files.bytes,
      place: publicationFiles.place,
      post: publications.id,
      title: sql<string>`coalesce(nullif(${publications.title}, ''), ${publications.excerpt})`,
      publishedAt,
      author: sql<string | null>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
    })
    .from(publicationFiles)
    .innerJoin(publications, eq(publications.id, publicationFiles.publicationId))
    .innerJoin(files, eq(files.id, publicationFiles.fileId))
    .leftJoin(accounts, eq(accounts.id, publications.authorId))
    .where(and(isOfPost, beyond(keys, after, [...ways])))
    .orderBy(...keys.map((key, at) => (ways[at] === "desc" ? desc(key) : asc(key))))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.publishedAt, row.post, row.place, row.id]);
  return {
    items: items.map(({ id: file, name, bytes, post, title, author, publishedAt: at }) => ({
      ...{ id: file, src: fileUrl(file), name, bytes },
      post: { id: post, title, publishedAt: at.toISOString(), author: author ?? "" },
    })),
    next,
  };
}
