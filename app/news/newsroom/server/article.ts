import { and, desc, eq, gt, isNull, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import {
  publicationReads,
  publicationRevisions,
  publicationStates,
  publications,
  reactions,
  readSource,
} from "#app/engines/content/server/index.ts";
import {
  acknowledgements,
  articles,
  isShownToGuests,
  mayWriteUnder,
  pins,
  publicationRubrics,
  rubricOrder,
  rubrics,
} from "#app/news/news/server/index.ts";
import { type DeskArticle, type TemplateWords, templateWords } from "#app/news/newsroom/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { coauthorsOf } from "./authors.ts";
import { isOnDesk } from "./policy.ts";
import { waysOf } from "./steps.ts";

/** Reads an article for the form that changes it, with its history. Refuses what is not on the desk as not found. */
export async function readDeskArticle(viewer: Viewer, id: string): Promise<DeskArticle> {
  const { theme: _, feed, ...source } = await readSource(viewer, id, isOnDesk(viewer));
  const [row] = await db()
    .select({
      kind: publications.kind,
      lead: publications.lead,
      state: publications.state,
      authorId: publications.authorId,
      audience: publications.audience,
      editorial: publications.editorial,
      coauthors: coauthorsOf,
      allowComments: sql<boolean>`${publications.talkClosedAt} is null`,
      allowReactions: sql<boolean>`${publications.reactionsClosedAt} is null`,
      guestVisible: isShownToGuests,
      sourceUrl: articles.sourceUrl,
      mustRead: articles.mustRead,
      obliged: articles.obliged,
      reported: sql<boolean>`coalesce(${articles.mustRead}, false) or exists (
        select 1 from ${acknowledgements} where ${acknowledgements.publicationId} = ${publications.id})`,
      dueOn: articles.dueOn,
      reviewOn: articles.reviewOn,
      publishAt: articles.publishAt,
      unpublishAt: articles.unpublishAt,
      pinFeed: pins.feed,
      pinUntil: pins.until,
      met: metBy,
      rubricIds: sql<
        string[]
      >`array(select ${publicationRubrics.rubricId} from ${publicationRubrics} where ${publicationRubrics.publicationId} = ${publications.id})`,
    })
    .from(publications)
    .leftJoin(articles, eq(articles.publicationId, publications.id))
    .leftJoin(pins, and(eq(pins.publicationId, publications.id), gt(pins.until, now())))
    .where(eq(publications.id, id));
  const { kind, lead, state, authorId, audience, mustRead, dueOn, publishAt, unpublishAt, pinFeed, pinUntil, ...more } =
    row!;
  const { steps, approves } = await waysOf(viewer, { id, state, authorId });
  const told = (moment: Date | null) => moment?.toISOString() ?? null;
  return {
    ...source,
    ...more,
    feed: feed === "life" ? "life" : "work",
    kind: kind as DeskArticle["kind"],
    lead,
    state,
    audience: audience?.filter((part) => /^(group|department|location|tag):/.test(part)) ?? null,
    mustRead: mustRead === true,
    dueOn,
    publishAt: told(publishAt),
    unpublishAt: told(unpublishAt),
    pinned: pinFeed && pinUntil ? { feed: pinFeed, until: pinUntil.toISOString() } : null,
    steps,
    approves,
    history: await readHistory(id),
    revisions: await readRevisions(id),
  };
}

/** What of an article serves again, in a copy or a template: its words and readers, not its days. */
export function lastingWords(article: DeskArticle): TemplateWords {
  const lasting = Object.entries(article).filter(([name]) => name in templateWords.shape);
  return Object.fromEntries(lasting) as TemplateWords;
}

/** What a form of the desk offers: the rubrics that this editor writes under, each behind its section. */
export async function readChoices(viewer: Viewer) {
  const open = await db()
    .select({
      id: rubrics.id,
      title: sql<string>`coalesce((
        select section.title || ' / ' from rubrics section where section.id = rubrics.parent_id), '') || rubrics.title`,
      fourEyes: rubrics.fourEyes,
    })
    .from(rubrics)
    .where(and(mayWriteUnder(viewer), isNull(rubrics.archivedAt)))
    .orderBy(rubricOrder);
  return { rubrics: open };
}

/** How many have opened an article, and what they say to it. */
const metBy = sql<
  DeskArticle["met"]
>`json_build_object('readers', (select count(*) from ${publicationReads} where ${publicationReads.publicationId} = ${publications}.id),
  'reactions', (select count(*) from ${reactions} where ${reactions.subjectId} = ${publications}.id),
  'comments', ${publications.commentCount})`;

const actors = alias(accounts, "actors");
const nameOf = sql<string | null>`${actors.firstName} || ' ' || ${actors.lastName}`;

async function readHistory(id: string): Promise<DeskArticle["history"]> {
  const rows = await db()
    .select({
      state: publicationStates.state,
      by: nameOf,
      at: publicationStates.createdAt,
      note: publicationStates.note,
    })
    .from(publicationStates)
    .leftJoin(actors, eq(actors.id, publicationStates.actorId))
    .where(eq(publicationStates.publicationId, id))
    .orderBy(desc(publicationStates.createdAt), desc(publicationStates.id))
    .limit(50);
  return rows.map(({ at, ...row }) => ({ ...row, at: at.toISOString() }));
}

async function readRevisions(id: string): Promise<DeskArticle["revisions"]> {
  const rows = await db()
    .select({ revision: publicationRevisions.revision, by: nameOf, at: publicationRevisions.createdAt })
    .from(publicationRevisions)
    .leftJoin(actors, eq(actors.id, publicationRevisions.authorId))
    .where(eq(publicationRevisions.publicationId, id))
    .orderBy(desc(publicationRevisions.revision))
    .limit(50);
  return rows.map(({ revision, by, at }) => ({ revision, by: by ?? "Коллега", at: at.toISOString() }));
}
