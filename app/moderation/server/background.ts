import { desc, eq } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { comments, plainText, publicationRevisions, publications } from "#app/content/server/index.ts";
import type { CaseView, Target } from "#app/moderation/contract.ts";
import { db } from "#platform/db/index.ts";

type Background = Pick<CaseView, "about" | "answers" | "versions">;

const versionsAtMost = 10;

/** What a moderator sees behind the words: where a comment stands, how a publication read before it was changed (product B5, B32). */
export async function readBackground(target: Target, id: string): Promise<Background> {
  if (target === "comment") return { ...(await readPlace(id)), versions: [] };
  const versions = target === "default" ? [] : await readVersions(id);
  return { about: null, answers: null, versions };
}

async function readPlace(id: string): Promise<Pick<Background, "about" | "answers">> {
  const parents = alias(comments, "parents");
  const [row] = await db()
    .select({ title: publications.title, excerpt: publications.excerpt, answers: parents.text })
    .from(comments)
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .leftJoin(parents, eq(parents.id, comments.parentId))
    .where(eq(comments.id, id));
  return { about: row ? row.title || row.excerpt : null, answers: row?.answers || null };
}

async function readVersions(id: string): Promise<Background["versions"]> {
  const { revision, title, lead, body, createdAt, publicationId } = publicationRevisions;
  const rows = await db()
    .select({ revision, title, lead, body, createdAt })
    .from(publicationRevisions)
    .where(eq(publicationId, id))
    .orderBy(desc(revision))
    .limit(versionsAtMost);
  return rows.map((row) => ({
    revision: row.revision,
    title: row.title,
    text: [row.lead, plainText(row.body)].filter(Boolean).join("\n\n"),
    at: row.createdAt.toISOString(),
  }));
}
