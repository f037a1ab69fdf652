import { and, eq, ne } from "drizzle-orm";
import { rubrics } from "#app/news/news/server/index.ts";
import { latinWord } from "#app/web/latin-word.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";

/** A title as a word of a URL: «Обучение и рост» is `obuchenie-i-rost`. */
export function slugOf(title: string): string {
  const word = latinWord(title, 50);
  return word.length > 1 ? word : "rubrika";
}

type Rubric = { id: string; groupId: string; title: string };

/** A word that no other rubric of the company has: the title's, with a number behind it if need be. */
export async function freeSlug({ id, groupId, title }: Rubric): Promise<string> {
  const rows = await db()
    .select({ slug: rubrics.slug })
    .from(rubrics)
    .where(and(eq(rubrics.groupId, groupId), ne(rubrics.id, id)));
  const taken = new Set(rows.map(({ slug }) => slug));
  const word = slugOf(title);
  if (!taken.has(word)) return word;
  let number = 2;
  while (taken.has(`${word}-${number}`)) number += 1;
  return `${word}-${number}`;
}

/** Refuses at its field a word that another rubric of the company has already. */
export async function refuseTaken(slug: string, { id, groupId }: Rubric): Promise<void> {
  const [other] = await db()
    .select({ title: rubrics.title })
    .from(rubrics)
    .where(and(eq(rubrics.groupId, groupId), eq(rubrics.slug, slug), ne(rubrics.id, id)));
  if (other) refuse("invalid", "slug", { fields: { slug: [`Этот адрес уже у рубрики «${other.title}»`] } });
}
