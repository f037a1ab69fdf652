import { diffArrays } from "diff";
import { and, asc, eq, gt } from "drizzle-orm";
import { plainText, publicationRevisions, publications } from "#app/content/server/index.ts";
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
  const parts = diffArrays(wordsOf(before), wordsOf(after ?? present)).map(({ value, added, removed }) => ({
    text: value.join(""),
    change: added ? ("added" as const) : removed ? ("removed" as const) : ("same" as const),
  }));
  return { title: present.title, parts };
}

const segmenter = new Intl.Segmenter("ru", { granularity: "word" });

/** A text as its words and what stands between them: letters alone would say little of what has changed. */
function wordsOf({ title, lead, body }: Said): string[] {
  const text = [title, lead, plainText(body)].filter(Boolean).join("\n\n");
  return [...segmenter.segment(text)].map(({ segment }) => segment);
}
