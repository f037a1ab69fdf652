import { and, asc, eq, inArray, ne, type SQL, sql } from "drizzle-orm";
import {
  cardRows,
  isVisible,
  pageOf,
  plainText,
  publications,
  readCards,
  readPublication,
} from "#app/engines/content/server/index.ts";
import type { ArticleView } from "#app/news/news/contract.ts";
import { languageNameOf, readTranslation, shownLanguages } from "#app/news/translations/server/index.ts";
import { todayIn } from "#app/web/server/today.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, kept } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { dueFor, isAcknowledged, isAskedOf, isMine } from "./obliged.ts";
import { isOpenDesk } from "./rubric-editors.ts";
import { isUnder, rubricsOf } from "./rubrics.ts";
import { acknowledgements, articleRelations, articles, publicationRubrics } from "./schema.ts";

const isNews = inArray(publications.kind, ["news", "article"]);

/** Reads a page of news and articles, newest first; of one rubric, if it is named (specification §2). */
export function readNews(viewer: Viewer, rubric?: string, after?: string) {
  const where = and(isVisible(viewer), isNews);
  return readCards(viewer, rubric ? isUnder(rubric, { where, after }) : isNews, { after });
}

type How = {
  /** In which language, if it speaks it. */
  language?: string | undefined;
  /** At the desk, before it is out: whoever matches this reads it, and what is only prepared. */
  atDesk?: SQL;
  /** Whose reading it is drawn for, where somebody else looks; what they alone know of themselves is left out. */
  eyes?: Viewer | undefined;
};

/** Reads an article whole, with its rubrics and whether the reader is to say that they have read it. */
export async function readArticle(viewer: Viewer, id: string, how: How = {}): Promise<ArticleView> {
  const { language, atDesk, eyes = viewer } = how;
  const said = language ? await readTranslation(id, language, Boolean(atDesk) && eyes === viewer) : undefined;
  const publication = await readPublication(viewer, id, { ...(atDesk && { readable: atDesk }), said });
  const [more] = await db()
    .select({
      lead: publications.lead,
      mustRead: sql<boolean>`coalesce(${isAskedOf(eyes)}, false)`,
      dueOn: dueFor(eyes),
      sourceUrl: articles.sourceUrl,
      languages: shownLanguages(publications.id),
      acknowledgedAt: acknowledgements.createdAt,
      editedAt: publications.editedAt,
      rubrics: rubricsOf(eyes),
      groupId: publications.groupId,
      isOpen: sql<boolean>`${isOpenDesk(eyes) ?? sql`true`}`,
    })
    .from(publications)
    .leftJoin(articles, eq(articles.publicationId, publications.id))
    .leftJoin(acknowledgements, isMine(viewer))
    .where(eq(publications.id, id));
  const { mustRead, dueOn, acknowledgedAt, editedAt, groupId, isOpen, languages, ...rest } = more!;
  const lead = said?.lead ?? more!.lead;
  const saidAt = eyes === viewer ? acknowledgedAt : null;
  const changedAt = saidAt && editedAt && editedAt > saidAt ? editedAt.toISOString() : null;
  return {
    ...publication,
    ...rest,
    lead,
    languages: languages.map(languageNameOf),
    minutes: minutesOf(`${lead} ${plainText(publication.body)}`),
    mustRead: mustRead ? { dueOn, acknowledgedAt: saidAt?.toISOString() ?? null, changedAt } : null,
    editable: !publication.personal && mayAs(eyes, "editor") && groupId === eyes.groupId && isOpen,
  };
}

const wordsInMinute = 180;

/** How long it takes to read words with attention, in whole minutes. */
export function minutesOf(text: string): number {
  return Math.max(1, Math.round(text.split(/\s+/).filter(Boolean).length / wordsInMinute));
}

/**
 * What editors have named, or else three more of the same rubrics, the newest; nothing where there are none. With the
 * eyes of somebody else, only what they see as well.
 */
export async function readRelated(viewer: Viewer, id: string, eyes?: Viewer) {
  const rows = eyes ? relatedRows(viewer, { id }, eyes) : keptRelated(viewer, { id });
  return { items: pageOf(await rows, {}).items.slice(0, 3) };
}

const keptRelated = kept((viewer: Viewer, slots: { id: string }) => relatedRows(viewer, slots));

function relatedRows(viewer: Viewer, { id }: { id: string }, eyes?: Viewer) {
  const ids = sql`(
    select related_id from ${articleRelations} where publication_id = ${id}
    union all
    select publication_id from ${publicationRubrics}
    where rubric_id in (select rubric_id from ${publicationRubrics} where publication_id = ${id})
      and not exists (select 1 from ${articleRelations} where publication_id = ${id}))`;
  const isSeen = eyes && isVisible(eyes);
  return cardRows(viewer, and(sql`${publications.id} in ${ids}`, ne(publications.id, id), isSeen));
}

/** «Ознакомлен(а)»: kept once. Refuses what the reader may not see, or need not read, as not found. */
export async function acknowledge(viewer: Viewer, id: string): Promise<{ acknowledgedAt: string }> {
  const [asked] = await db()
    .select({ id: publications.id })
    .from(publications)
    .innerJoin(articles, eq(articles.publicationId, publications.id))
    .where(and(isVisible(viewer), isAskedOf(viewer), eq(publications.id, id)));
  if (!asked) refuse("not-found");
  await db()
    .insert(acknowledgements)
    .values({ publicationId: id, accountId: viewer.accountId, createdAt: now() })
    .onConflictDoNothing();
  const [row] = await db()
    .select({ at: acknowledgements.createdAt })
    .from(acknowledgements)
    .where(and(eq(acknowledgements.publicationId, id), eq(acknowledgements.accountId, viewer.accountId)));
  return { acknowledgedAt: row!.at.toISOString() };
}

/** What a reader still has to say that they have read, the nearest day first. */
export async function readDue(viewer: Viewer) {
  const today = todayIn(viewer.timeZone);
  const items = await db()
    .select({
      id: publications.id,
      title: publications.title,
      dueOn: dueFor(viewer),
      late: sql<boolean>`coalesce(${dueFor(viewer)} < ${today}, false)`,
    })
    .from(articles)
    .innerJoin(publications, eq(publications.id, articles.publicationId))
    .where(and(isAskedOf(viewer), isVisible(viewer), sql`not ${isAcknowledged(viewer)}`))
    .orderBy(asc(dueFor(viewer)), asc(publications.id))
    .limit(5);
  return { items };
}
