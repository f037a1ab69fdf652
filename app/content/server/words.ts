import { and, eq, ne, sql } from "drizzle-orm";
import { putLinks } from "#app/desk-checks/server/index.ts";
import { plainText } from "#app/rich-text/document.ts";
import { putDocument, removeDocument } from "#app/search/server/index.ts";
import { translatedText } from "#app/translations/server/index.ts";
import { db } from "#platform/db/index.ts";
import { alignFiles } from "./file-readers.ts";
import { putHashtags } from "./hashtags.ts";
import { comments, publications } from "./schema.ts";
import { urlOf } from "./urls.ts";

/**
 * Brings everything that follows a publication in line with it: hashtags, links, search, and who may see its pictures
 * and comments. Call it after every change of words, state, readers or life; what is not live is found by nobody.
 */
export async function align(id: string): Promise<void> {
  const [row] = await db()
    .select({
      groupId: publications.groupId,
      reach: publications.reach,
      audience: publications.audience,
      kind: publications.kind,
      authorId: publications.authorId,
      title: publications.title,
      lead: publications.lead,
      body: publications.body,
      excerpt: publications.excerpt,
      publishedAt: publications.publishedAt,
      isLive: sql<boolean>`${publications.state} = 'published' and ${publications.deletedAt} is null`,
    })
    .from(publications)
    .where(eq(publications.id, id));
  if (!row) return;
  const { isLive, kind, authorId, title, lead, body, excerpt, publishedAt, ...readers } = row;
  await putHashtags(id);
  await putLinks(id);
  await alignFiles(id);
  await db()
    .update(comments)
    .set({ reach: row.reach })
    .where(and(eq(comments.publicationId, id), ne(comments.reach, row.reach)));
  if (!isLive) return removeDocument("publication", id);
  await putDocument({
    kind: "publication",
    objectId: id,
    authorId: kind === "ugc" ? authorId : null,
    ...readers,
    title: title || excerpt,
    body: [lead, plainText(body), await translatedText(id)].join("\n").trim(),
    href: urlOf(kind, id),
    happenedAt: publishedAt,
  });
}
