import { and, desc, eq, inArray, isNull, or, type SQL, sql } from "drizzle-orm";
import { comments, namesOf, publications, urlOf, withNames } from "#app/engines/content/server/index.ts";
import type { BellChoice, NoticeView } from "#app/engines/notifications/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, kept } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { describeKind, kindsThat, mandatoryKinds } from "./families.ts";
import { heapOf, isTop, type Place } from "./heaps.ts";
import { stillMuted } from "./muting.ts";
import { noticeChoices, noticeMutes, notices } from "./schema.ts";
import { isShown } from "./shown.ts";
import { ofComment, ofPublication } from "./told.ts";
import { othersOf, wordsOf } from "./words.ts";

/** Reads a page of a person's bell, newest first; what they may no longer see is not told. */
export async function readNotices(
  viewer: Viewer,
  { after, only }: Wish,
): Promise<{ items: NoticeView[]; next?: string }> {
  const isNext = and(isChosen(only), beyond([notices.createdAt, notices.id], after))!;
  const rows = await (after ? rowsOf(viewer, isNext, pageSize + 1) : latestRows(viewer, {}, only));
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return { next, items: items.map(toView) };
}

/** What of a letter's notices its receiver has not read, newest first, as they would be shown now, in the bell or not. */
export async function readLetter(viewer: Viewer, letterId: string, count: number): Promise<LetterItem[]> {
  const isInside = and(eq(notices.letterId, letterId), isNull(notices.readAt))!;
  const rows = await rowsOf(viewer, isInside, count, { letterId });
  return rows.map((row) => ({
    ...toView(row),
    said: row.heap?.said?.map(({ name, text, names }) => ({ name, text: withNames(text, names) })) ?? [],
  }));
}

/** What of a push's notices the person has not read, newest first, as they would be shown now. */
export async function readPush(viewer: Viewer, pushId: string, count: number): Promise<PushItem[]> {
  const isInside = and(eq(notices.pushId, pushId), isNull(notices.readAt))!;
  const rows = await rowsOf(viewer, isInside, count, { push: true });
  return rows.map((row) => ({ ...toView(row), tag: row.stands ?? row.id }));
}

/** A notice with the name of the place where the next of its heap takes over. */
export type PushItem = NoticeView & { tag: string };

/** A notice with all that those have said who stand together in it. */
export type LetterItem = NoticeView & { said: { name: string; text: string }[] };

type Wish = { after?: string | undefined; only?: BellChoice | undefined };

/** A comment under the person's own words that calls them by name is a mention too. */
const isNamed = sql<boolean>`(${notices.kind} in ('comment', 'reply') and exists (
  select from jsonb_each_text(${comments.mentions}) named where named.value = ${notices.accountId}::text))`;

const choices: Record<BellChoice, () => SQL> = {
  unread: () => isNull(notices.readAt),
  mentions: () =>
    or(
      inArray(
        notices.kind,
        kindsThat((kind) => kind.isMention),
      ),
      isNamed,
    )!,
  mandatory: () => inArray(notices.kind, mandatoryKinds()),
};

const isChosen = (only?: BellChoice): SQL => and(eq(notices.bell, true), only && choices[only]())!;

const latestRows = kept((viewer: Viewer, _: object, only?: BellChoice) => rowsOf(viewer, isChosen(only), pageSize + 1));

const muted = sql<string[]>`array(select c.family from ${noticeChoices} c
  where c.account_id = ${notices}.account_id and c.muted_at is not null)`;

const isMuted = () => sql<boolean>`exists (select from ${noticeMutes}
  where ${noticeMutes.accountId} = ${notices.accountId} and ${noticeMutes.publicationId} = ${notices.publicationId} and ${stillMuted()})`;

function rowsOf(viewer: Viewer, isMeant: SQL, count: number, place: Place = {}) {
  return db()
    .select({
      id: notices.id,
      kind: notices.kind,
      isNamed,
      createdAt: notices.createdAt,
      readAt: notices.readAt,
      commentId: notices.commentId,
      subject: notices.subject,
      text: sql<string | null>`coalesce(${notices.text}, ${comments.text})`,
      names: namesOf(comments.mentions, viewer),
      publicationNames: namesOf(publications.mentions, viewer),
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
      isMuted: isMuted(),
      stands: notices.heap,
      heap: heapOf(viewer, place),
    })
    .from(notices)
    .leftJoin(comments, ofComment)
    .leftJoin(publications, ofPublication)
    .leftJoin(accounts, eq(accounts.id, notices.actorId))
    .where(and(isShown(viewer), isMeant, isTop(viewer, place)))
    .orderBy(desc(notices.createdAt), desc(notices.id))
    .limit(count);
}

type Row = Awaited<ReturnType<typeof rowsOf>>[number];

function toView({
  publication,
  actorId,
  actor,
  commentId,
  createdAt,
  readAt,
  muted,
  isMuted,
  heap,
  ...row
}: Row): NoticeView {
  const { family, words } = describeKind(row.kind);
  const { name, title, mandatory, mark = "bell" } = family;
  return {
    id: row.id,
    kind: row.kind,
    words: wordsOf(row.isNamed ? describeKind("mention").words : words, heap),
    mark,
    like: mandatory ? null : { title, muted: muted.includes(name) },
    about: mandatory || !publication ? null : { id: publication.id, muted: isMuted },
    others: othersOf(heap),
    actor: actorId
      ? {
          id: actorId,
          name: actor ? `${actor.firstName} ${actor.lastName}` : "Коллега",
          photo: actor?.photoId ? fileUrl(actor.photoId) : null,
        }
      : null,
    subject:
      row.subject ??
      (publication ? publication.title || withNames(publication.excerpt, row.publicationNames).slice(0, 80) : ""),
    text: withNames(row.text ?? "", row.names),
    href: row.href ?? (publication ? urlOf(publication.kind, publication.id, commentId) : ""),
    createdAt: createdAt.toISOString(),
    read: readAt !== null,
  };
}
