import type { InferContractRouterInputs } from "@orpc/contract";
import { and, desc, eq, gte, ilike, inArray, lt, sql } from "drizzle-orm";
import {
  changePublication,
  closeReactions,
  closeTalk,
  insertPublication,
  type PublicationState,
  publicationReads,
  publications,
} from "#app/engines/content/server/index.ts";
import { closeDraft } from "#app/engines/drafts/server/index.ts";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import { isNamed } from "#app/feed/feed/server/index.ts";
import { articleAuthors, articles, carries, pins, putDecided } from "#app/news/news/server/index.ts";
import type { DeskFilter, DeskLine, newsroomContract } from "#app/news/newsroom/contract.ts";
import { todayIn } from "#app/web/server/today.ts";
import { momentOf } from "#app/web/wall-time.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { literally } from "#platform/db/like.ts";
import type { AudiencePart } from "#platform/people/audience.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { putAuthors } from "./authors.ts";
import { showToGuests } from "./guests.ts";
import { isOnDesk } from "./policy.ts";
import { announceChange, raiseArticle, readStanding } from "./readers.ts";
import { isStale } from "./review.ts";
import { putRubrics } from "./rubrics.ts";
import { goesOut, hourOf, refuseSave, takeStep } from "./steps.ts";

type Inputs = InferContractRouterInputs<typeof newsroomContract>;
type Place = { id: string; state: PublicationState };

/** Reads a page of the desk: the articles of the company, the last changed first. */
export async function readDesk(viewer: Viewer, { state, only, query, after, ...filter }: Inputs["desk"]) {
  const today = todayIn(viewer.timeZone);
  const changedAt = sql<Date>`coalesce(${publications.editedAt}, ${publications.createdAt})`.mapWith(
    publications.createdAt,
  );
  const rows = await db()
    .select({
      id: publications.id,
      title: publications.title,
      kind: publications.kind,
      state: publications.state,
      lastName: accounts.lastName,
      firstName: accounts.firstName,
      others: sql<number>`(select count(*)::int from ${articleAuthors} c where c.publication_id = ${publications.id})`,
      changedAt,
      publishedAt: publications.publishedAt,
      mustRead: articles.mustRead,
      pinnedUntil: pins.until,
      reviewOn: articles.reviewOn,
      readers: sql<number>`(select count(*)::int from ${publicationReads} r where r.publication_id = ${publications.id})`,
    })
    .from(publications)
    .innerJoin(accounts, eq(accounts.id, publications.authorId))
    .leftJoin(articles, eq(articles.publicationId, publications.id))
    .leftJoin(pins, eq(pins.publicationId, publications.id))
    .where(
      and(
        isOnDesk(viewer),
        state && eq(publications.state, state),
        only === "stale" ? isStale(today) : undefined,
        query?.trim() ? ilike(publications.title, `%${literally(query.trim())}%`) : undefined,
        fits(viewer, filter),
        beyond([changedAt, publications.id], after),
      ),
    )
    .orderBy(desc(changedAt), desc(publications.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.changedAt, row.id]);
  return { items: items.map((row) => toLine(row, today)), next };
}

/** By whom, of which rubric, published in which days of this editor's calendar. */
function fits({ timeZone }: Viewer, { author, rubric, from, till }: DeskFilter) {
  const isOut =
    from || till ? inArray(publications.state, ["published", "scheduled", "unpublished", "archived"]) : undefined;
  const dayAt = (day: string, more = 0) =>
    new Date(momentOf(new Date(Date.parse(day) + more * 86_400_000).toISOString().slice(0, 16), timeZone));
  return and(
    author ? isNamed(author) : undefined,
    rubric ? carries(rubric) : undefined,
    isOut,
    from ? gte(publications.publishedAt, dayAt(from)) : undefined,
    till ? lt(publications.publishedAt, dayAt(till, 1)) : undefined,
  );
}

/** Writes an article and takes its first step. Refuses rubrics that are not there, and hours that are over. */
export async function writeArticle(viewer: Viewer, { step, note, draft, ...input }: Inputs["write"]): Promise<Place> {
  await refuseMuted(viewer, "body");
  const id = await insertPublication(viewer, {
    ...wordsOf(viewer, input),
    draft,
    keep: input.keep,
    kind: input.kind,
    state: "draft",
  });
  await putMore(viewer, id, input);
  await closeDraft(viewer, draft);
  const state = await stepOn(viewer, id, input, step, note);
  await showToGuests(viewer, { ...input, id, step, state });
  return { id, state };
}

/** Changes an article and takes a step with it. Refuses as a conflict what another editor has changed meanwhile. */
export async function changeArticle(
  viewer: Viewer,
  { step, note, draft, tell = false, raise = false, ...input }: Inputs["change"],
): Promise<Place> {
  const { id, keep, mustRead = false } = input;
  await refuseMuted(viewer, "body");
  const revision = Number(input.revision);
  const before = await readStanding(id);
  const words = { ...wordsOf(viewer, input), id, revision, draft, keep: keep ?? [] };
  if (!before || !(await changePublication(viewer, words, isOnDesk(viewer)))) return refuseChange(viewer, id);
  await refuseSave(viewer, id);
  const article = { ...input, reviewOn: input.reviewOn === undefined ? before.reviewOn : input.reviewOn };
  await putMore(viewer, id, article);
  await closeDraft(viewer, draft);
  const state = await stepOn(viewer, id, article, step, note);
  await showToGuests(viewer, { ...input, step, state });
  const isOut = before.state === "published" && state === "published";
  if (isOut) await announceChange(viewer, { id, revision, mustRead, tell, before });
  if (isOut && raise) await raiseArticle(viewer, id);
  return { id, state };
}

type Article = Omit<Inputs["write"], "step" | "note" | "draft">;

function stepOn(viewer: Viewer, id: string, article: Article, step: Inputs["write"]["step"], note?: string) {
  const { publishAt, reviewOn } = article;
  if (goesOut(step) && reviewOn && reviewOn <= todayIn(viewer.timeZone)) refuse("invalid", "reviewOn", overDay);
  return takeStep(viewer, { id, step, note, publishAt: hourOf(publishAt, "publishAt") });
}

const overDay = { fields: { reviewOn: ["Этот день уже прошёл: назначьте новый"] } };

/** The author and the editors see what they have written for others; whom other companies call editors are none of them. */
function wordsOf(viewer: Viewer, article: Article) {
  const { title, lead, body, feed, reach, audience, editorial, pictures, added } = article;
  const writers = [`user:${viewer.accountId}`, ...(reach === "company" ? ["right:editor"] : [])];
  const parts = audience && ([...audience, ...writers] as AudiencePart[]);
  return { title, lead, body, feed, reach, audience: parts ?? null, editorial, pictures: pictures ?? [], added };
}

async function putMore(viewer: Viewer, publicationId: string, input: Article): Promise<void> {
  const { groupId } = viewer;
  const { reach, sourceUrl = null, mustRead = false, obliged = null, dueOn = null, reviewOn = null, rubricIds } = input;
  const unpublishAt = hourOf(input.unpublishAt, "unpublishAt") ?? null;
  const asked = mustRead ? { obliged, dueOn } : { obliged: null, dueOn: null };
  const decided = { reach, sourceUrl, mustRead, ...asked, reviewOn, unpublishAt };
  await putDecided(publicationId, groupId, decided);
  await putRubrics(viewer, publicationId, rubricIds);
  await putAuthors(viewer, publicationId, input.coauthors);
  await keepTalk(viewer, publicationId, input);
}

/** «Можно комментировать», «Можно ставить реакции»: what stands as it is wished, or is not spoken of, keeps its author and words. */
async function keepTalk(viewer: Viewer, id: string, { allowComments, allowReactions }: Article) {
  const [standing] = await db()
    .select({ talk: publications.talkClosedAt, reactions: publications.reactionsClosedAt })
    .from(publications)
    .where(eq(publications.id, id));
  const may = isOnDesk(viewer);
  const differs = (open: boolean | undefined, closedAt: Date | null) => open === (closedAt !== null);
  if (differs(allowComments, standing!.talk)) await closeTalk(viewer, { id, closed: !allowComments }, may);
  if (differs(allowReactions, standing!.reactions)) await closeReactions(viewer, { id, closed: !allowReactions }, may);
}

async function refuseChange(viewer: Viewer, id: string): Promise<never> {
  const there = await db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  return refuse(there.length ? "conflict" : "not-found", there.length ? "revision" : undefined);
}

type Row = Omit<DeskLine, "author" | "changedAt" | "publishedAt" | "kind" | "mustRead" | "pinned" | "stale"> & {
  kind: string;
  firstName: string;
  lastName: string;
  others: number;
  changedAt: Date;
  publishedAt: Date;
  mustRead: boolean | null;
  pinnedUntil: Date | null;
};

function toLine(line: Row, today: string): DeskLine {
  const { firstName, lastName, others, changedAt, publishedAt, mustRead, pinnedUntil, kind, ...row } = line;
  return {
    ...row,
    kind: kind as DeskLine["kind"],
    author: `${firstName} ${lastName}${others ? ` и ещё ${others}` : ""}`,
    changedAt: changedAt.toISOString(),
    publishedAt: publishedAt.toISOString(),
    mustRead: mustRead === true,
    pinned: pinnedUntil !== null && pinnedUntil > now(),
    stale: row.state === "published" && row.reviewOn !== null && row.reviewOn <= today,
  };
}
