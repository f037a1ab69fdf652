import { and, asc, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { AnyPgColumn } from "drizzle-orm/pg-core";
import type { LanguageName } from "#app/news/translations/contract.ts";
import { plainText, type RichText } from "#app/rich-text/document.ts";
import { db } from "#platform/db/index.ts";
import { translations } from "./schema.ts";

export type Translation = { language: string; title: string; lead: string; body: RichText };

/** A column of a query: in which other languages readers may have an article. */
export function shownLanguages(publicationId: AnyPgColumn): SQL<string[]> {
  return sql`array(
    select t.language from ${translations} t
    where t.publication_id = ${publicationId.table}.${sql.identifier(publicationId.name)} and t.shown_at is not null
    order by t.language)`;
}

/** What an article says in a language that readers may choose, or that editors only prepare; nothing where it does not speak it. */
export async function readTranslation(
  publicationId: string,
  language: string,
  prepared = false,
): Promise<Translation | undefined> {
  const { title, lead, body } = translations;
  const [row] = await db()
    .select({ language: translations.language, title, lead, body })
    .from(translations)
    .where(
      and(
        prepared ? eq(translations.publicationId, publicationId) : isShownOf(publicationId),
        eq(translations.language, language),
      ),
    );
  return row;
}

/** The words of an article in all other languages that readers may choose: whoever searches in them finds it. */
export async function translatedText(publicationId: string): Promise<string> {
  const rows = await db()
    .select({ title: translations.title, lead: translations.lead, body: translations.body })
    .from(translations)
    .where(isShownOf(publicationId))
    .orderBy(asc(translations.language));
  return rows.flatMap(({ title, lead, body }) => [title, lead, plainText(body)]).join("\n");
}

const isShownOf = (publicationId: string) =>
  and(eq(translations.publicationId, publicationId), isNotNull(translations.shownAt));

const inRussian = new Intl.DisplayNames("ru", { type: "language" });

/** How a language is called, in Russian and by those who speak it. */
export function languageNameOf(language: string): LanguageName {
  const own = new Intl.DisplayNames(language, { type: "language" }).of(language) ?? language;
  return { language, name: capital(inRussian.of(language) ?? language), own: capital(own) };
}

const capital = (word: string) => word.slice(0, 1).toLocaleUpperCase() + word.slice(1);
