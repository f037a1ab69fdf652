import { and, asc, eq, gt } from "drizzle-orm";
import { plainText, publicationRevisions, publications } from "#app/engines/content/server/index.ts";
import { differ } from "#app/rich-text/difference.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";

type Said = Pick<typeof publications.$inferSelect, "title" | "lead" | "body">;

/** What the next version of an article changed in this one, word by word. Refuses what is not there as not found. */
export async function readDifference(viewer: Viewer, { id, revision }: { id: string; revision: number }) {
  const [present] = await db()
    .select({ title: publications.title, lead: publications.lead, body: publications.body })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  if (!present) refuse("not-found");
  const { title, lead, body } = publicationRevisions;
  const versions = await db()
    .select({ revision: publicationRevisions.revision, title, lead, body })
    .from(publicationRevisions)
    .where(and(eq(publicationRevisions.publicationId, id), gt(publicationRevisions.revision, revision - 1)))
    .orderBy(asc(publicationRevisions.revision))
    .limit(2);
  const [before, after] = versions;
  if (before?.revision !== revision) refuse("not-found");
  const parts = differ(wholeText(before), wholeText(after ?? present));
  return { title: present.title, parts };
}

function wholeText({ title, lead, body }: Said): string {
  return [title, lead, plainText(body)].filter(Boolean).join("\n\n");
}
