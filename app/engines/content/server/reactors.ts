import type { InferContractRouterInputs } from "@orpc/contract";
import { and, desc, eq, isNull, type SQL } from "drizzle-orm";
import type { ReactorsPage, talkContract } from "#app/engines/content/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { authorColumns, toPerson } from "./cards.ts";
import { urlOf } from "./kinds.ts";
import { metReactions } from "./met.ts";
import { isVisible } from "./policy.ts";
import { comments, publications, reactions } from "./schema.ts";

type Wish = InferContractRouterInputs<typeof talkContract>["reactors"];

/** Reads a page of those who reacted to a publication or to a comment, the latest first. Refuses as not found what the reader does not meet. */
export async function readReactors(viewer: Viewer, { subject, id, name, after }: Wish): Promise<ReactorsPage> {
  const { counts, href } = await findSubject(viewer, subject, id);
  const rows = await db()
    .select({
      name: reactions.name,
      accountId: reactions.accountId,
      createdAt: reactions.createdAt,
      person: authorColumns,
    })
    .from(reactions)
    .leftJoin(accounts, eq(accounts.id, reactions.accountId))
    .where(
      and(
        eq(reactions.subjectId, id),
        name && eq(reactions.name, name),
        isNotBlocked(viewer, reactions.accountId),
        beyond([reactions.createdAt, reactions.accountId], after),
      ),
    )
    .orderBy(desc(reactions.createdAt), desc(reactions.accountId))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.createdAt, row.accountId]);
  return {
    href,
    counts,
    next,
    items: items.map(({ name, person }) => ({ name, person: person && toPerson(person) })),
  };
}

async function findSubject(viewer: Viewer, subject: Wish["subject"], id: string) {
  const isComment = subject === "comment";
  const where: SQL | undefined = isComment
    ? and(
        eq(comments.id, id),
        isNull(comments.deletedAt),
        isNull(comments.hiddenAt),
        isNotBlocked(viewer, comments.authorId),
      )
    : eq(publications.id, id);
  const columns = { id: publications.id, kind: publications.kind };
  const [row] = isComment
    ? await db()
        .select({ ...columns, counts: metReactions(viewer, comments) })
        .from(comments)
        .innerJoin(publications, eq(publications.id, comments.publicationId))
        .where(and(isVisible(viewer), where))
    : await db()
        .select({ ...columns, counts: metReactions(viewer, publications) })
        .from(publications)
        .where(and(isVisible(viewer), where));
  if (!row) refuse("not-found");
  return { counts: row.counts, href: urlOf(row.kind, row.id, isComment ? id : null) };
}
