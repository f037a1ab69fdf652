import type { InferContractRouterInputs } from "@orpc/contract";
import { and, asc, eq, sql } from "drizzle-orm";
import { align, publications, readMarkdown } from "#app/engines/content/server/index.ts";
import { closeDraft } from "#app/engines/drafts/server/index.ts";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import { isOnDesk } from "#app/news/newsroom/server/index.ts";
import {
  type DeskTranslation,
  languages,
  type TranslationLine,
  type translationsContract,
} from "#app/news/translations/contract.ts";
import { writeMarkdown } from "#app/rich-text/writer.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { languageNameOf } from "./reading.ts";
import { translations } from "./schema.ts";

type Inputs = InferContractRouterInputs<typeof translationsContract>;

/** In which languages an article of the desk speaks, and in which it could. Refuses others as not found. */
export async function readTranslations(viewer: Viewer, id: string) {
  const article = await findArticle(viewer, id);
  const rows = await db()
    .select({
      id: translations.id,
      language: translations.language,
      title: translations.title,
      by: sql<string>`${accounts.firstName} || ' ' || ${accounts.lastName}`,
      changedAt: translations.changedAt,
      shownAt: translations.shownAt,
      sourceRevision: translations.sourceRevision,
    })
    .from(translations)
    .innerJoin(accounts, eq(accounts.id, translations.changedBy))
    .where(eq(translations.publicationId, id))
    .orderBy(asc(translations.createdAt));
  const items: TranslationLine[] = rows.map(({ language, changedAt, shownAt, sourceRevision, ...row }) => ({
    ...row,
    ...languageNameOf(language),
    changedAt: changedAt.toISOString(),
    shown: shownAt !== null,
    stale: sourceRevision < article.revision,
  }));
  const present = new Set(items.map(({ language }) => language));
  const missing = languages.filter((language) => !present.has(language)).map(languageNameOf);
  return { title: article.title, items, missing };
}

/** Begins a version in a language, empty and unseen; one that is there already is gone on with. */
export async function addTranslation(viewer: Viewer, { id, language }: Inputs["add"]): Promise<{ id: string }> {
  const { revision } = await findArticle(viewer, id);
  await db()
    .insert(translations)
    .values({
      publicationId: id,
      language,
      body: readMarkdown(""),
      sourceRevision: revision,
      changedBy: viewer.accountId,
      changedAt: now(),
    })
    .onConflictDoNothing();
  const [row] = await db()
    .select({ id: translations.id })
    .from(translations)
    .where(and(eq(translations.publicationId, id), eq(translations.language, language)));
  return row!;
}

/** Reads a version beside the original, both as they are written. Refuses what is not on the desk as not found. */
export async function readTranslationSource(viewer: Viewer, id: string): Promise<DeskTranslation> {
  const [row] = await db()
    .select({ version: translations, original: publications })
    .from(translations)
    .innerJoin(publications, eq(publications.id, translations.publicationId))
    .where(and(eq(translations.id, id), isOnDesk(viewer)));
  if (!row) refuse("not-found");
  const { version, original } = row;
  return {
    ...languageNameOf(version.language),
    id,
    articleId: original.id,
    words: wordsOf(version),
    original: wordsOf(original),
    revision: version.revision,
    sourceRevision: version.sourceRevision,
    originalRevision: original.revision,
    shown: version.shownAt !== null,
  };
}

/** Changes a version, and whether readers may choose it. Refuses as a conflict what another editor has changed meanwhile. */
export async function changeTranslation(viewer: Viewer, { id, draft, step, ...input }: Inputs["change"]) {
  const { articleId, shown } = await readTranslationSource(viewer, id);
  await refuseMuted(viewer, "body");
  const { title, lead, body } = input;
  const revision = Number(input.revision);
  const wish = { save: shown, show: true, hide: false }[step];
  const [row] = await db()
    .update(translations)
    .set({
      ...{ title, lead: lead ?? "", body: readMarkdown(body) },
      sourceRevision: Number(input.sourceRevision),
      revision: revision + 1,
      ...(wish !== shown && { shownAt: wish ? now() : null }),
      changedBy: viewer.accountId,
      changedAt: now(),
    })
    .where(and(eq(translations.id, id), eq(translations.revision, revision)))
    .returning({ id: translations.id });
  if (!row) refuse("conflict", "revision");
  await align(articleId);
  await closeDraft(viewer, draft);
  return row;
}

/** Takes a version away for good. Refuses what is not on the desk as not found. */
export async function removeTranslation(viewer: Viewer, id: string): Promise<{ id: string }> {
  const { articleId } = await readTranslationSource(viewer, id);
  await db().delete(translations).where(eq(translations.id, id));
  await align(articleId);
  return { id };
}

async function findArticle(viewer: Viewer, id: string) {
  const [row] = await db()
    .select({ title: publications.title, revision: publications.revision })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  return row ?? refuse("not-found");
}

function wordsOf({ title, lead, body }: Pick<typeof publications.$inferSelect, "title" | "lead" | "body">) {
  return { title, lead, body: writeMarkdown(body) };
}
