import { asc, eq } from "drizzle-orm";
import type { Attachment } from "#app/engines/content/contract.ts";
import {
  comments,
  type Names,
  namesOf,
  plainText,
  publicationPictures,
  publications,
  readAttachments,
  toPicture,
} from "#app/engines/content/server/index.ts";
import { filesOf } from "#app/engines/extras/server/index.ts";
import type { Target } from "#app/engines/moderation/contract.ts";
import { pollWords } from "#app/engines/polls/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { files } from "#platform/files/schema.ts";
import { accounts } from "#platform/people/schema.ts";

/** The text is as it was typed; what it is told with are the names. */
type Words = { text: string; names: Names | null; attachments: Attachment[] };

/** An object's whole text and its pictures and files, for its author and for moderators. */
export async function readWords(viewer: Viewer, target: Target, id: string): Promise<Words> {
  if (target === "comment") {
    const [row] = await db()
      .select({ text: comments.text, names: namesOf(comments.mentions, viewer) })
      .from(comments)
      .where(eq(comments.id, id));
    return { text: row?.text ?? "", names: row?.names ?? null, attachments: await readAttachments(id) };
  }
  if (target === "default") {
    const [row] = await db().select({ text: accounts.about }).from(accounts).where(eq(accounts.id, id));
    return { text: row?.text ?? "", names: null, attachments: [] };
  }
  const [row] = await db()
    .select({
      body: publications.body,
      names: namesOf(publications.mentions, viewer),
      files: filesOf(publications.id),
      asked: pollWords(publications.id),
    })
    .from(publications)
    .where(eq(publications.id, id));
  const text = [row && plainText(row.body), row?.asked && `Опрос: ${row.asked}`].filter(Boolean).join("\n\n");
  return { text, names: row?.names ?? null, attachments: [...(await readPictures(id)), ...(row?.files ?? [])] };
}

async function readPictures(publicationId: string): Promise<Attachment[]> {
  const rows = await db()
    .select({ fileId: files.id, width: files.width, height: files.height, alt: publicationPictures.alt })
    .from(publicationPictures)
    .innerJoin(files, eq(files.id, publicationPictures.fileId))
    .where(eq(publicationPictures.publicationId, publicationId))
    .orderBy(asc(publicationPictures.place));
  return rows.map(({ width, height, ...row }) => ({
    kind: "picture",
    ...toPicture({ ...row, width: width ?? 0, height: height ?? 0 }),
  }));
}
