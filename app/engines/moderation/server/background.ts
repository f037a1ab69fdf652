import { desc, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  comments,
  namesOf,
  plainText,
  publicationRevisions,
  publications,
  withNames,
} from "#app/engines/content/server/index.ts";
import type { CaseView, Target } from "#app/engines/moderation/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { namesTyped } from "#platform/people/named.ts";

type Background = Pick<CaseView, "about" | "answers" | "versions">;

const versionsAtMost = 10;

/** What a moderator sees behind the words: where a comment stands, how a publication read before it was changed. */
export async function readBackground(viewer: Viewer, target: Target, id: string): Promise<Background> {
  if (target === "comment") return { ...(await readPlace(viewer, id)), versions: [] };
  const versions = target === "default" ? [] : await readVersions(viewer, id);
  return { about: null, answers: null, versions };
}

async function readPlace(viewer: Viewer, id: string): Promise<Pick<Background, "about" | "answers">> {
  const parents = alias(comments, "parents");
  const [row] = await db()
    .select({
      title: publications.title,
      excerpt: publications.excerpt,
      names: namesOf(publications.mentions, viewer),
      answers: parents.text,
      answersNames: namesOf(parents.mentions, viewer),
    })
    .from(comments)
    .innerJoin(publications, eq(publications.id, comments.publicationId))
    .leftJoin(parents, eq(parents.id, comments.parentId))
    .where(eq(comments.id, id));
  if (!row) return { about: null, answers: null };
  const { title, excerpt, names, answers, answersNames } = row;
  return { about: title || withNames(excerpt, names), answers: answers ? withNames(answers, answersNames) : null };
}

async function readVersions(viewer: Viewer, id: string): Promise<Background["versions"]> {
  const { revision, title, lead, body, createdAt, publicationId } = publicationRevisions;
  const names = namesTyped(sql`${body}::text`, viewer);
  const rows = await db()
    .select({ revision, title, lead, body, names, createdAt })
    .from(publicationRevisions)
    .where(eq(publicationId, id))
    .orderBy(desc(revision))
    .limit(versionsAtMost);
  return rows.map((row) => ({
    revision: row.revision,
    title: row.title,
    text: withNames([row.lead, plainText(row.body)].filter(Boolean).join("\n\n"), row.names),
    at: row.createdAt.toISOString(),
  }));
}
