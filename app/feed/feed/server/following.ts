import { and, eq, or } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { subscriptions } from "./schema.ts";

/** Lets a person follow an author; tells whether that is new. */
export async function follow(accountId: string, authorId: string): Promise<boolean> {
  const made = await db()
    .insert(subscriptions)
    .values({ accountId, authorId })
    .onConflictDoNothing()
    .returning({ authorId: subscriptions.authorId });
  return made.length > 0;
}

/** Ends it; who follows no more is no trouble. */
export async function unfollow(accountId: string, authorId: string): Promise<void> {
  await db().delete(subscriptions).where(isPair(accountId, authorId));
}

/** Neither of two people follows the other any more. */
export async function partFollowers(one: string, other: string): Promise<void> {
  await db()
    .delete(subscriptions)
    .where(or(isPair(one, other), isPair(other, one)));
}

const isPair = (accountId: string, authorId: string) =>
  and(eq(subscriptions.accountId, accountId), eq(subscriptions.authorId, authorId));
