import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  allPictures,
  excerptOf,
  isLive,
  plainText,
  publications,
  toPicture,
} from "#app/engines/content/server/index.ts";
import { filesOf } from "#app/engines/extras/server/index.ts";
import { filmsOf } from "#app/engines/videos/server/index.ts";
import type { GuestArticle } from "#app/news/news/contract.ts";
import { languageNameOf, readTranslation, shownLanguages } from "#app/news/translations/server/index.ts";
import { ownFilms, type RichNode, type RichText } from "#app/rich-text/document.ts";
import { mention } from "#app/rich-text/mention.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { minutesOf } from "./articles.ts";
import { articles, guestArticles } from "./schema.ts";

/** A column of a query: whether an article is shown to guests now. */
export const isShownToGuests: SQL<boolean> = sql<boolean>`(${publications}.state = 'published' and exists (
  select 1 from ${guestArticles} where ${guestArticles.publicationId} = ${publications}.id))`;

/**
 * Reads what guests read of an article: its words, pictures, files and films, and nobody's name. Whose it is
 * the article itself says; it is read behind the wall of that company. Refuses everything else as not found.
 */
export async function readGuestArticle(id: string, language?: string): Promise<GuestArticle> {
  const [shown] = await db()
    .select({ groupId: guestArticles.groupId })
    .from(guestArticles)
    .where(eq(guestArticles.publicationId, id));
  return shown ? withTenant(shown.groupId, () => readShown(id, language)) : refuse("not-found");
}

const isReadByGuests = () => and(isLive(), isNull(publications.audience), isShownToGuests);

/** What the own company shows to guests, the newest first: no more of each than its page says, and nobody's name. */
export async function listForGuests(viewer: Viewer, after?: string) {
  const { id, title, lead, body, mentions, publishedAt } = publications;
  const rows = await db()
    .select({ id, title, lead, body, mentions, publishedAt })
    .from(publications)
    .where(and(eq(publications.groupId, viewer.groupId), isReadByGuests(), beyond([publishedAt, id], after)))
    .orderBy(desc(publishedAt), desc(id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.publishedAt, row.id]);
  return {
    items: items.map((row) => {
      const said = withoutNames(row, unnaming(Object.keys(row.mentions)));
      const excerpt = said.lead || excerptOf(said.body);
      return { id: row.id, title: said.title, excerpt, publishedAt: row.publishedAt.toISOString() };
    }),
    next,
  };
}

async function readShown(id: string, language: string | undefined): Promise<GuestArticle> {
  const said = language ? await readTranslation(id, language) : undefined;
  const [row] = await db()
    .select({
      kind: publications.kind,
      title: publications.title,
      lead: publications.lead,
      body: publications.body,
      mentions: publications.mentions,
      publishedAt: publications.publishedAt,
      editedAt: publications.editedAt,
      company: groups.name,
      pictures: allPictures,
      films: filmsOf(publications.id),
      attachments: filesOf(publications.id),
      languages: shownLanguages(publications.id),
      sourceUrl: articles.sourceUrl,
    })
    .from(publications)
    .innerJoin(groups, eq(groups.id, publications.groupId))
    .leftJoin(articles, eq(articles.publicationId, publications.id))
    .where(and(eq(publications.id, id), isReadByGuests()));
  if (!row) refuse("not-found");
  const { kind, company, attachments, sourceUrl, publishedAt, editedAt } = row;
  const unnamed = unnaming(Object.keys(row.mentions));
  const { title, lead, body } = withoutNames(said ?? row, unnamed);
  return {
    ...{ id, kind, company, attachments, sourceUrl, title, lead, body },
    ...(said && { language: said.language }),
    excerpt: lead || excerptOf(body),
    publishedAt: publishedAt.toISOString(),
    edited: editedAt !== null && editedAt > publishedAt,
    minutes: minutesOf(`${lead} ${plainText(body)}`),
    pictures: row.pictures.map(toPicture),
    ...(ownFilms(body).length > 0 && { films: row.films ?? {} }),
    languages: row.languages.map(languageNameOf),
  };
}

type Words = { title: string; lead: string; body: RichText };
type Unname = (text: string) => string;

/** The words without the short names of those who are meant by @. */
export function withoutNames({ title, lead, body }: Words, unname: Unname): Words {
  const inNode = (node: RichNode): RichNode => ({
    ...node,
    ...(node.text !== undefined && { text: unname(node.text) }),
    ...(node.content && { content: node.content.map(inNode) }),
  });
  return { title: unname(title), lead: unname(lead), body: { ...body, content: body.content.map(inNode) } };
}

/** Takes the short names of those who are meant by @ out of a text; other words behind an @ are no names of ours. */
export function unnaming(names: string[]): Unname {
  if (!names.length) return (text) => text;
  return (text) =>
    text.replace(new RegExp(mention, "giu"), (whole, before: string, name: string) =>
      names.includes(name.toLowerCase()) ? `${before}@коллега` : whole,
    );
}
