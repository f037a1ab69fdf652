import type { InferContractRouterInputs } from "@orpc/contract";
import { type AnyColumn, and, desc, eq, isNull, or, sql } from "drizzle-orm";
import {
  authorColumns,
  mentionsOf,
  named,
  namesOf,
  publications,
  toPerson,
} from "#app/engines/content/server/index.ts";
import { refuseMuted } from "#app/engines/moderation/server/index.ts";
import type { deskTalkContract, Remark } from "#app/news/newsroom/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { announce } from "#platform/events/index.ts";
import { isGiven } from "#platform/people/grants.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts, grants } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isOnDesk } from "./policy.ts";
import { deskRemarks } from "./schema.ts";
import { isShut } from "./steps.ts";

type Inputs = InferContractRouterInputs<typeof deskTalkContract>;

/** Reads what editors have said of an article, the latest first. Refuses what is not on this editor's desk as not found. */
export async function readTalk(
  viewer: Viewer,
  { id, after }: Inputs["read"],
): Promise<{ items: Remark[]; next?: string }> {
  await demandDesk(viewer, id);
  const rows = await db()
    .select({
      id: deskRemarks.id,
      author: authorColumns,
      authorId: deskRemarks.authorId,
      text: deskRemarks.text,
      mentions: named(deskRemarks.mentions),
      createdAt: deskRemarks.createdAt,
    })
    .from(deskRemarks)
    .leftJoin(accounts, eq(accounts.id, deskRemarks.authorId))
    .where(
      and(
        eq(deskRemarks.publicationId, id),
        isNull(deskRemarks.deletedAt),
        beyond([deskRemarks.createdAt, deskRemarks.id], after),
      ),
    )
    .orderBy(desc(deskRemarks.createdAt), desc(deskRemarks.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.id]);
  return {
    next,
    items: items.map(({ author, authorId, mentions, createdAt, ...row }) => ({
      ...row,
      ...(mentions && { mentions }),
      author: author && toPerson(author),
      createdAt: createdAt.toISOString(),
      mine: authorId === viewer.accountId,
    })),
  };
}

/** Says something of an article to its editors. Refuses what is not on this editor's desk as not found. */
export async function say(viewer: Viewer, { id: publicationId, text }: Inputs["say"]): Promise<{ id: string }> {
  await demandDesk(viewer, publicationId);
  await refuseMuted(viewer, "text");
  const { groupId, accountId: authorId } = viewer;
  const id = newId();
  const mentions = await mentionsOf(viewer, text, { calls: false });
  await db().insert(deskRemarks).values({ id, groupId, publicationId, authorId, text, mentions, createdAt: now() });
  await announce({ kind: "article.discussed", objectId: id, groupId, actorId: authorId });
  return { id };
}

/** Takes one's own words back. Refuses another's as not found. */
export async function unsay(viewer: Viewer, id: string): Promise<{ id: string }> {
  const rows = await db()
    .update(deskRemarks)
    .set({ deletedAt: now() })
    .where(and(eq(deskRemarks.id, id), eq(deskRemarks.authorId, viewer.accountId), isNull(deskRemarks.deletedAt)))
    .returning({ id: deskRemarks.id });
  if (!rows.length) refuse("not-found");
  return { id };
}

/**
 * Whom a remark is for: the article's author and those whom it names, as far as they are editors with this article on
 * their desk; never the one who said it. Of what only chief editors may change, they hear what the others ask.
 */
export function findTold(remarkId: string) {
  const isChief = (account: AnyColumn) =>
    sql`exists (select 1 from ${grants} where ${and(
      eq(grants.accountId, account),
      eq(grants.groupId, deskRemarks.groupId),
      eq(grants.right, "chief-editor"),
      isGiven(),
    )})`;
  const isAsked = sql`(${isShut} and ${isChief(accounts.id)} and not ${isChief(deskRemarks.authorId)})`;
  const isNamed = sql`(${isAsked} or ${accounts.id} in (
    select m.value::uuid from jsonb_each_text(${deskRemarks.mentions}) m))`;
  const isEditor = sql`exists (select 1 from ${grants} where ${and(
    eq(grants.accountId, accounts.id),
    eq(grants.groupId, deskRemarks.groupId),
    eq(grants.right, "editor"),
    isGiven(),
  )})`;
  return db()
    .select({
      accountId: accounts.id,
      groupId: accounts.groupId,
      actorId: deskRemarks.authorId,
      publicationId: publications.id,
      subject: publications.title,
      text: deskRemarks.text,
      names: namesOf(deskRemarks.mentions),
      isNamed: sql<boolean>`${isNamed}`,
    })
    .from(deskRemarks)
    .innerJoin(publications, eq(publications.id, deskRemarks.publicationId))
    .innerJoin(accounts, or(eq(accounts.id, publications.authorId), isNamed))
    .where(
      and(
        eq(deskRemarks.id, remarkId),
        isNull(deskRemarks.deletedAt),
        isPresent(),
        isEditor,
        sql`${accounts.id} <> ${deskRemarks.authorId}`,
        hasOnDesk,
      ),
    );
}

/** Its rubrics are open to this editor: nobody is named there, they are, or they are a chief one. */
const hasOnDesk = sql`(
  exists (select 1 from grants chief where chief.account_id = ${accounts.id} and chief.right = 'chief-editor'
    and ${isGiven(sql`chief`)})
  or not exists (select 1 from publication_rubrics desk where desk.publication_id = ${publications.id}
    and (select bool_or(named.account_id = ${accounts.id}) is false from rubric_editors named
      where named.rubric_id = desk.rubric_id)))`;

async function demandDesk(viewer: Viewer, id: string): Promise<void> {
  const [article] = await db()
    .select({ id: publications.id })
    .from(publications)
    .where(and(isOnDesk(viewer), eq(publications.id, id)));
  if (!article) refuse("not-found");
}
