import { and, desc, eq, or, sql } from "drizzle-orm";
import { partFollowers } from "#app/feed/feed/server/index.ts";
import { mayMeet } from "#app/people/account/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { isBlocked } from "#platform/people/blocks.ts";
import { accounts, personBlocks } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** A page of those whom a person has blocked, the last first, and how many they are; the only list that names them. */
export async function readBlocked(viewer: Viewer, after?: string) {
  const { accountId, blockedId, createdAt } = personBlocks;
  const mine = eq(accountId, viewer.accountId);
  const rows = await db()
    .select({
      accountId: accounts.id,
      alias: accounts.alias,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      position: sql<string>`case when ${accounts.consentWithdrawnAt} is null then ${accounts.position} else '' end`,
      photoId: accounts.photoId,
      at: createdAt,
    })
    .from(personBlocks)
    .innerJoin(accounts, eq(accounts.id, blockedId))
    .where(and(mine, beyond([createdAt, blockedId], after)))
    .orderBy(desc(createdAt), desc(blockedId))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.at, row.accountId]);
  return {
    items: items.map(({ firstName, lastName, photoId, at: _, ...person }) => ({
      ...person,
      name: `${firstName} ${lastName}`,
      photo: photoId && fileUrl(photoId),
    })),
    total: await db().$count(
      db()
        .select({ id: accounts.id })
        .from(personBlocks)
        .innerJoin(accounts, eq(accounts.id, blockedId))
        .where(mine)
        .as("all_of_them"),
    ),
    next,
  };
}

/**
 * Keeps a person away from the viewer: what they say of their own is met nowhere, and neither follows the other any more.
 * They are not told, and nothing on their screens changes. Refuses oneself and whom one may not know as not found; once
 * more is no trouble.
 */
export async function block(viewer: Viewer, blockedId: string): Promise<{ accountId: string }> {
  const { accountId, groupId } = viewer;
  const [person] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.id, blockedId), or(mayMeet(viewer), isBlocked(viewer, accounts.id))));
  if (!person || blockedId === accountId) refuse("not-found");
  await db().insert(personBlocks).values({ groupId, accountId, blockedId }).onConflictDoNothing();
  await partFollowers(accountId, blockedId);
  return { accountId: blockedId };
}

/** Lets a person come near again; what they have said meanwhile is there, subscriptions do not come back by themselves. */
export async function unblock(viewer: Viewer, blockedId: string): Promise<{ accountId: string }> {
  await db()
    .delete(personBlocks)
    .where(and(eq(personBlocks.accountId, viewer.accountId), eq(personBlocks.blockedId, blockedId)));
  return { accountId: blockedId };
}
