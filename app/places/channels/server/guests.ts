import { and, asc, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import {
  allPictures,
  attachedTo,
  comments,
  excerptOf,
  isLive,
  publications,
  toAttachment,
  toPicture,
} from "#app/engines/content/server/index.ts";
import { filesOf } from "#app/engines/extras/server/index.ts";
import { guestPlace, places } from "#app/engines/membership/server/index.ts";
import { filmsOf } from "#app/engines/videos/server/index.ts";
import { unnaming, withoutNames } from "#app/news/news/server/index.ts";
import type { GuestChannel, GuestThread } from "#app/places/channels/contract.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { groups } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { threadKind } from "./writing.ts";

/**
 * Reads a page of what guests read of a channel: its words and its threads, the newest first, and nobody's name. It is read behind
 * the wall of the company that shows it. Refuses everything else as not found.
 */
export async function readGuestChannel({ alias, after }: { alias: string; after?: string }): Promise<GuestChannel> {
  return inShown(alias, async (placeId) => {
    const channel = await shownPlace(placeId);
    const { id, title, body, mentions, publishedAt, commentCount } = publications;
    const rows = await db()
      .select({ id, title, body, mentions, publishedAt, comments: commentCount })
      .from(publications)
      .where(and(isRead(placeId), beyond([publishedAt, id], after)))
      .orderBy(desc(publishedAt), desc(id))
      .limit(pageSize + 1);
    const { items, next } = cut(rows, (row) => [row.publishedAt, row.id]);
    return {
      ...channel,
      items: items.map((row) => {
        const said = withoutNames({ ...row, lead: "" }, unnaming(Object.keys(row.mentions)));
        const told = { title: said.title, excerpt: excerptOf(said.body), publishedAt: row.publishedAt.toISOString() };
        return { id: row.id, comments: row.comments, ...told };
      }),
      next,
    };
  });
}

type Asked = { alias: string; id: string; after?: string };

/** Reads a thread of such a channel with a page of its answers, the oldest first: words, pictures, files and films, without names. */
export async function readGuestThread({ alias, id, after }: Asked): Promise<GuestThread> {
  return inShown(alias, async (placeId) => {
    const { title: channel, company } = await shownPlace(placeId);
    const [row] = await db()
      .select({
        title: publications.title,
        body: publications.body,
        mentions: publications.mentions,
        publishedAt: publications.publishedAt,
        pictures: allPictures,
        films: filmsOf(sql`${publications}.id`),
        attachments: filesOf(publications.id),
      })
      .from(publications)
      .where(and(eq(publications.id, id), isRead(placeId)));
    if (!row) refuse("not-found");
    const { createdAt, id: answer } = comments;
    const rows = await db()
      .select({
        id: answer,
        text: comments.text,
        mentions: comments.mentions,
        createdAt,
        attached: attachedTo(sql`${comments}.id`),
      })
      .from(comments)
      .where(
        and(
          eq(comments.publicationId, id),
          isNull(comments.deletedAt),
          isNull(comments.hiddenAt),
          beyond([createdAt, answer], after, "asc"),
        ),
      )
      .orderBy(asc(createdAt), asc(answer))
      .limit(pageSize + 1);
    const { items, next } = cut(rows, (one) => [one.createdAt, one.id]);
    const { title, body } = withoutNames({ ...row, lead: "" }, unnaming(Object.keys(row.mentions)));
    return {
      ...{ channel, company, title, body, excerpt: excerptOf(body), publishedAt: row.publishedAt.toISOString() },
      ...{ pictures: row.pictures.map(toPicture), films: row.films ?? {}, attachments: row.attachments },
      answers: items.map((one) => ({
        id: one.id,
        text: unnaming(Object.keys(one.mentions))(one.text),
        createdAt: one.createdAt.toISOString(),
        attachments: (one.attached ?? []).map(toAttachment),
      })),
      next,
    };
  });
}

async function inShown<T>(alias: string, read: (placeId: string) => Promise<T>): Promise<T> {
  const { placeId, groupId } = await guestPlace(alias);
  return withTenant(groupId, () => read(placeId));
}

/** The same that colleagues read of an open channel. */
const isRead = (placeId: string): SQL =>
  and(eq(publications.placeId, placeId), eq(publications.kind, threadKind), isNull(publications.audience), isLive())!;

async function shownPlace(placeId: string) {
  const [row] = await db()
    .select({ title: places.title, description: places.description, company: groups.name })
    .from(places)
    .innerJoin(groups, eq(groups.id, places.groupId))
    .where(and(eq(places.id, placeId), eq(places.joining, "open"), isNull(places.deletedAt)));
  return row ?? refuse("not-found");
}
