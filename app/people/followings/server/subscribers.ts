import { and, desc, eq } from "drizzle-orm";
import { subscriptions, unfollow } from "#app/feed/feed/server/index.ts";
import { mayMeet } from "#app/people/account/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { fileUrl } from "#platform/files/index.ts";
import { accounts } from "#platform/people/schema.ts";

/** A page of who follows a person, the last first, and how many they are. */
export async function readSubscribers(viewer: Viewer, after?: string) {
  const { accountId, authorId, createdAt } = subscriptions;
  const where = and(eq(authorId, viewer.accountId), mayMeet(viewer));
  const rows = await db()
    .select({
      accountId: accounts.id,
      alias: accounts.alias,
      firstName: accounts.firstName,
      lastName: accounts.lastName,
      position: accounts.position,
      photoId: accounts.photoId,
      at: createdAt,
    })
    .from(subscriptions)
    .innerJoin(accounts, eq(accounts.id, accountId))
    .where(and(where, beyond([createdAt, accountId], after)))
    .orderBy(desc(createdAt), desc(accountId))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, (row) => [row.at, row.accountId]);
  const total = await db().$count(
    db()
      .select({ id: accounts.id })
      .from(subscriptions)
      .innerJoin(accounts, eq(accounts.id, accountId))
      .where(where)
      .as("all_of_them"),
  );
  return {
    items: items.map(({ firstName, lastName, photoId, at: _, ...person }) => ({
      ...person,
      name: `${firstName} ${lastName}`,
      photo: photoId && fileUrl(photoId),
    })),
    total,
    next,
  };
}

/** Takes a follower away, who is not told; one who follows no more is no trouble (specification §8: silent). */
export async function dropSubscriber(viewer: Viewer, accountId: string): Promise<{ accountId: string }> {
  await unfollow(accountId, viewer.accountId);
  return { accountId };
}
