import { setTimeout as sleep } from "node:timers/promises";
import { and, eq, isNull, lt, or } from "drizzle-orm";
import { OAuth2RequestError } from "remix-auth-oauth2";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { refuse } from "#platform/refusal.ts";
import { keepRole } from "./account-link.ts";
import { identityProvider } from "./identity-provider.ts";
import { sessions } from "./schema.ts";
import { forgetRow, type SessionRow } from "./session-row.ts";
import { PortalStrategy, tokensFrom } from "./strategy.ts";
import { readIdToken, rolesIn, sealTokens, type Tokens, unsealTokens } from "./tokens.ts";

/** An access token that ends sooner than this is changed before use. */
const margin = 30_000;
/** The provider may be silent this long after the access token ended; then nobody can vouch for the person. */
const grace = 60 * 60_000;
const restFor = 10_000;
const lease = 15_000;

type How = {
  /** An access token that was refused: another one is needed even if this one looks good. */
  dead?: string;
  /** Without the provider: «unavailable» instead of the tokens as they are. */
  orThrow?: boolean;
};

/** A remembered row is not unsealed again for every request. */
const opened = new WeakMap<SessionRow, Tokens>();
const running = new Map<string, Promise<Tokens | null>>();
let restingSince = Number.NEGATIVE_INFINITY;

/**
 * The session's tokens, changed for new ones when they are about to end: once at a time for each session, in this
 * process and among processes. Null when the provider refuses: the session has been deleted.
 */
export async function freshTokens(row: SessionRow, { dead, orThrow = false }: How = {}): Promise<Tokens | null> {
  const tokens = opened.get(row) ?? unsealTokens(row.tokens);
  if (!tokens) return drop(row.idHash);
  opened.set(row, tokens);
  const at = now().getTime();
  if (tokens.accessToken !== dead && tokens.accessExpiresAt - at > margin) return tokens;
  try {
    if (isResting(at)) refuse("unavailable", "identity");
    return await once(row.idHash, () => change(row.idHash, tokens));
  } catch (error) {
    if (!isResting(at)) {
      log.warn("The identity provider gives no new tokens", { error });
      restingSince = at;
    }
    if (orThrow || at > tokens.accessExpiresAt + grace) refuse("unavailable", "identity", { cause: error });
    return tokens;
  }
}

/** A provider that has just failed is left alone for a while, so that pages do not wait for it one by one. */
const isResting = (at: number) => at >= restingSince && at < restingSince + restFor;

function once(idHash: string, work: () => Promise<Tokens | null>): Promise<Tokens | null> {
  const known = running.get(idHash);
  if (known) return known;
  const fresh = work().finally(() => running.delete(idHash));
  running.set(idHash, fresh);
  return fresh;
}

async function change(idHash: string, before: Tokens): Promise<Tokens | null> {
  const mine = await takeLease(idHash);
  if (mine === "gone") return null;
  const current = unsealTokens(mine.tokens);
  if (!current) return drop(idHash);
  try {
    // Another process may have been quicker: then its tokens are ours.
    if (current.accessToken !== before.accessToken) return await keep(idHash, current);
    if (!current.refreshToken) return await drop(idHash);
    const strategy = new PortalStrategy(await identityProvider(), "");
    const tokens = tokensFrom(await strategy.refreshToken(current.refreshToken), current);
    const roles = await rolesIn(await readIdToken(tokens.idToken), tokens.accessToken);
    // Other rights want another session id: the person comes back through sign-in, unasked.
    if (roles.join() !== mine.roles.join()) {
      if (mine.accountId) await keepRole(mine.accountId, roles);
      return await drop(idHash);
    }
    return await keep(idHash, tokens);
  } catch (error) {
    if (error instanceof OAuth2RequestError) return drop(idHash);
    await db().update(sessions).set({ refreshingUntil: null }).where(eq(sessions.idHash, idHash));
    throw error;
  }
}

type Leased = Pick<typeof sessions.$inferSelect, "accountId" | "tokens" | "roles">;

/** Waits for the right to change this session's tokens; «gone» when the session has ended meanwhile. */
async function takeLease(idHash: string): Promise<Leased | "gone"> {
  for (;;) {
    const at = now();
    const isFree = or(isNull(sessions.refreshingUntil), lt(sessions.refreshingUntil, at));
    const [taken] = await db()
      .update(sessions)
      .set({ refreshingUntil: new Date(at.getTime() + lease) })
      .where(and(eq(sessions.idHash, idHash), isFree))
      .returning({ accountId: sessions.accountId, tokens: sessions.tokens, roles: sessions.roles });
    if (taken) return taken;
    const [exists] = await db().select({ idHash: sessions.idHash }).from(sessions).where(eq(sessions.idHash, idHash));
    if (!exists) return "gone";
    await sleep(50);
  }
}

async function keep(idHash: string, tokens: Tokens): Promise<Tokens> {
  await db()
    .update(sessions)
    .set({ tokens: sealTokens(tokens), refreshingUntil: null })
    .where(eq(sessions.idHash, idHash));
  await forgetRow(idHash);
  return tokens;
}

async function drop(idHash: string): Promise<null> {
  await db().delete(sessions).where(eq(sessions.idHash, idHash));
  await forgetRow(idHash);
  return null;
}
