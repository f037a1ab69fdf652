import { createHmac, randomUUID } from "node:crypto";
import { and, eq, exists } from "drizzle-orm";
import { type FeedTab, feedTabs } from "#app/feed/feed/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { colleagueWhere } from "#platform/auth/colleague.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { secretKeys } from "#platform/secret.ts";
import { hashOfToken } from "#platform/tokens.ts";
import { feedTokens } from "./schema.ts";

type Addresses = { since: string | null; items: { tab: FeedTab; address: string }[] };

/** The addresses of a person's five feeds for RSS programs; none until they ask for them, or when the portal's secret is another. */
export async function readAddresses({ accountId }: Viewer): Promise<Addresses> {
  const [row] = await db().select().from(feedTokens).where(eq(feedTokens.accountId, accountId));
  const token = row && tokensOf(row.seed).find((one) => hashOfToken(one) === row.tokenHash);
  if (!token) return { since: null, items: [] };
  const items = feedTabs.map((tab) => ({ tab, address: `${config.publicUrl}/rss/${tab}?token=${token}` }));
  return { since: row.createdAt.toISOString(), items };
}

/** Makes new addresses; the former ones lead nowhere from now on. */
export async function renewAddresses({ accountId, groupId }: Viewer): Promise<{ since: string }> {
  const seed = randomUUID();
  const row = { seed, tokenHash: hashOfToken(tokensOf(seed)[0]!), createdAt: now() };
  await db()
    .insert(feedTokens)
    .values({ accountId, ...row })
    .onConflictDoUpdate({ target: feedTokens.accountId, set: row });
  await recordAudit({ deed: "rss.token-made", result: "ok", accountId, groupId });
  return { since: row.createdAt.toISOString() };
}

/** Whose token it is. Undefined for one that is unknown or replaced, and for those who have left or not given their consent. */
export async function readerOf(token: string): Promise<Viewer | undefined> {
  if (!/^[\w-]{43}$/.test(token)) return undefined;
  const isTheirs = and(eq(feedTokens.accountId, accounts.id), eq(feedTokens.tokenHash, hashOfToken(token)));
  return colleagueWhere(exists(db().select().from(feedTokens).where(isTheirs)));
}

/** The present secret makes tokens, former ones still show theirs. */
function tokensOf(seed: string): string[] {
  return secretKeys("feed").map((key) => createHmac("sha256", key).update(seed).digest("base64url"));
}
