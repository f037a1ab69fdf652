import { and, desc, eq, type SQL, sql } from "drizzle-orm";
import { comments, publications, urlOf } from "#app/content/server/index.ts";
import type { NoticeFamily, NoticeView } from "#app/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { describeKind, families } from "./kinds/index.ts";
import { noticeChoices, notices } from "./schema.ts";
import { isShown, ofComment, ofPublication } from "./shown.ts";

/** Reads a page of a person's bell, newest first; what they may no longer see is not told (product B26). */
export async function readNotices(viewer: Viewer, after?: string): Promise<{ items: NoticeView[]; next?: string }> {
  const isNext = and(eq(notices.bell, true), beyond([notices.createdAt, notices.id], after))!;
  const { items, next } = cut(await rowsOf(viewer, isNext, pageSize + 1), (row) => [row.createdAt, row.id]);
  return { next, items: items.map(toView) };
}

/** Some of a person's notices, newest first, as they would be shown now, in the bell or not. */
export async function readSome(viewer: Viewer, isMeant: SQL, count: number): Promise<NoticeView[]> {
  return (await rowsOf(viewer, isMeant, count)).map(toView);
}

const muted = sql<NoticeFamily[]>`array(select c.family from ${noticeChoices} c
  where c.account_id = ${notices}.account_id and c.muted_at is not null)`;

function rowsOf(viewer: Viewer, isMeant: SQL, count: number) {
  return db()
    .select({
      id: notices.id,
      kind: notices.kind,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
      commentId: notices.commentId,
      subject: notices.subject,
      text: sql<string | null>`coalesce(${notices.text}, ${comments.text})`,
      href: notices.href,
      publication: {
        id: publications.id,
        kind: publications.kind,
        title: publications.title,
        excerpt: publications.excerpt,
      },
      actorId: notices.actorId,
      actor: { firstName: accounts.firstName, lastName: accounts.lastName, photoId: accounts.photoId },
      muted,
    })
    .from(notices)
    .leftJoin(comments, ofComment)
    .leftJoin(publications, ofPublication)
    .leftJoin(accounts, eq(accounts.id, notices.actorId))
    .where(and(isShown(viewer), isMeant))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(count);
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function toView({ publication, actorId, actor, commentId, createdAt, readAt, muted, ...row }: Row): NoticeView {
  const { family, words } = describeKind(row.kind);
  const { title, mandatory, mark = "shield" } = families[family];
  return {
    id: row.id,
    kind: row.kind,
    words,
    mark,
    like: mandatory ? null : { title, muted: muted.includes(family) },
    actor: actorId
      ? {
          id: actorId,
          name: actor ? `${actor.firstName} ${actor.lastName}` : "Коллега",
          photo: actor?.photoId ? fileUrl(actor.photoId, 480) : null,
        }
      : null,
    subject: row.subject ?? (publication ? publication.title || publication.excerpt.slice(0, 80) : ""),
    text: row.text ?? "",
    href:
      row.href ?? (publication ? `${urlOf(publication.kind, publication.id)}${commentId ? `#${commentId}` : ""}` : ""),
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  };
}
