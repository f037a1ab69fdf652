import { and, eq } from "drizzle-orm";
import type { Attachment } from "#app/engines/content/contract.ts";
import { alignFiles, isOwn, isPersonal, publications, waitWith } from "#app/engines/content/server/index.ts";
import { drafts, isOfPost, isOpen } from "#app/engines/drafts/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Reach } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { addFiles, dropFile, filesOf, filesOfDraft } from "./beside.ts";

type Own = { of: "draft" | "post"; id: string };

/** The files of an own draft or publication. Refuses other people's, and what editors make, as not found. */
export async function readOwnFiles(viewer: Viewer, { of, id }: Own): Promise<{ files: Attachment[] }> {
  const [row] =
    of === "draft"
      ? await db()
          .select({ files: filesOfDraft(drafts.id) })
          .from(drafts)
          .where(isOwnDraft(viewer, id))
      : await db()
          .select({ files: filesOf(publications.id) })
          .from(publications)
          .where(isOwnPost(viewer, id));
  return row ?? refuse("not-found");
}

/**
 * Keeps files beside an own publication, open to its readers alone, or beside its draft, open to nobody else yet. A
 * publication waits for a moderator again where the company reads everything first. Refuses more than ten together.
 */
export async function attachOwn(viewer: Viewer, { of, id, files }: Own & { files: File[] }) {
  const reach = await lockOwn(viewer, { of, id });
  const owner = { viewer, reach, audience: [`user:${viewer.accountId}`] };
  await addFiles(of === "draft" ? { draftId: id } : { publicationId: id }, files, owner);
  if (of === "draft") return { id, waits: false };
  const waits = await waitWith(viewer, id, files.map(({ name }) => name).join("\n"));
  await alignFiles(id);
  return { id, waits };
}

/** Takes a file away from an own publication or draft for good. Refuses what does not stand there as not found. */
export async function detachOwn(viewer: Viewer, { of, id, file }: Own & { file: string }): Promise<{ id: string }> {
  await lockOwn(viewer, { of, id });
  await dropFile(of === "draft" ? { draftId: id } : { publicationId: id }, file);
  return { id };
}

/** Holds it until the deed is done, so that two windows do not bring more than ten together. */
async function lockOwn(viewer: Viewer, { of, id }: Own): Promise<Reach> {
  if (of === "draft") {
    const [row] = await db().select({ id: drafts.id }).from(drafts).where(isOwnDraft(viewer, id)).for("update");
    return row ? "company" : refuse("not-found");
  }
  const own = db().select({ reach: publications.reach }).from(publications).where(isOwnPost(viewer, id));
  const [row] = await own.for("update");
  return row ? row.reach : refuse("not-found");
}

const isOwnDraft = (viewer: Viewer, id: string) => and(isOpen(viewer), isOfPost(), eq(drafts.id, id));
const isOwnPost = (viewer: Viewer, id: string) => and(isOwn(viewer), isPersonal(), eq(publications.id, id));
