import { createHash, randomBytes } from "node:crypto";
import { and, eq, gt, lt, ne, or, type SQL } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { publish, subscribe } from "#platform/events/bus.ts";
import { owesSecondFactor } from "#platform/identity/has-second-factor.ts";
import { grantedRights, grantedTo } from "#platform/people/grants.ts";
import { isColleague, isPresent } from "#platform/people/presence.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { fullPart } from "#platform/room.ts";
import { cookieName } from "./cookies.ts";
import { sessions } from "./schema.ts";

const minute = 60_000;
/** A session that nobody uses ends after 12 hours, any session after 30 days. */
const idle = 12 * 60 * minute;
export const absolute = 30 * 24 * 60 * minute;
const touchEvery = 5 * minute;
const cacheFor = 1000;
const cacheMost = 20_000;

export const sessionCookie = cookieName("sid");

export type SessionRow = NonNullable<Awaited<ReturnType<typeof readRow>>>;

const topic = "session";
const shown = alias(accounts, "shown");

const cache = new Map<string, { until: number; row: Promise<SessionRow | null> }>();

subscribe(topic, (idHash) => (typeof idHash === "string" ? cache.delete(idHash) : cache.clear()));

/** A new secret for a cookie: 256 bits. The database knows only what `hashOf` makes of it. */
export const newSecret = (): string => randomBytes(32).toString("base64url");

export function hashOf(secret: string): string {
  return createHash("sha256").update(secret).digest("base64url");
}

/** The row of a living session with its person, remembered for a second; one query at most. */
export async function findRow(idHash: string): Promise<SessionRow | null> {
  const at = now().getTime();
  const known = cache.get(idHash);
  if (known && at < known.until && known.until - at <= cacheFor) return known.row;
  if (cache.size > cacheMost) cache.clear();
  const row = readRow(idHash, new Date(at));
  cache.set(idHash, { until: at + cacheFor, row });
  row.catch(() => cache.delete(idHash));
  return row;
}

/** The next look at this session reads the database, in this process. */
export function forgetHere(idHash: string): void {
  cache.delete(idHash);
}

/** The next look at this session reads the database, on every node. */
export async function forgetRow(idHash: string): Promise<void> {
  forgetHere(idHash);
  await publish(topic, idHash);
}

/** The next look at anybody's session reads the database: something that viewers carry has changed (name, consent). */
export async function forgetRows(): Promise<void> {
  cache.clear();
  await publish(topic);
}

/** Notes that the session is in use, once in five minutes; on a full disk people read on without it. */
export async function touch(row: SessionRow): Promise<void> {
  const at = now();
  if (at.getTime() - row.seenAt.getTime() < touchEvery) return;
  row.seenAt = at;
  await db()
    .update(sessions)
    .set({ seenAt: at })
    .where(eq(sessions.idHash, row.idHash))
    .catch((error) => {
      if (!fullPart(error)) throw error;
    });
}

/** Deletes sessions that have ended by themselves: a nightly job. */
export async function sweepSessions(): Promise<number> {
  const at = now();
  const { rowCount } = await db()
    .delete(sessions)
    .where(or(lt(sessions.expiresAt, at), lt(sessions.seenAt, new Date(at.getTime() - idle))));
  return rowCount ?? 0;
}

/** The condition «this session has not ended by itself», beside which its person is looked at. */
export function isLiving(at = now()): SQL {
  return and(gt(sessions.expiresAt, at), gt(sessions.seenAt, new Date(at.getTime() - idle)))!;
}

async function readRow(idHash: string, at: Date) {
  const alive = and(eq(sessions.idHash, idHash), isLiving(at), isPresent());
  const [row] = await withTenant("*", () =>
    db()
      .select({
        idHash: sessions.idHash,
        tokens: sessions.tokens,
        roles: sessions.roles,
        flash: sessions.flash,
        space: sessions.space,
        publicId: sessions.publicId,
        seenAt: sessions.seenAt,
        accountId: accounts.id,
        groupId: accounts.groupId,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        consent: accounts.consentToPersData,
        timeZone: accounts.timeZone,
        granted: grantedRights,
        owesSecondFactor: owesSecondFactor(sessions.passkeyId),
        preferences: accounts.preferences,
        showServices: groups.showServices,
        shownAs: sessions.shownAs,
        shownUntil: sessions.shownUntil,
        shown: {
          accountId: shown.id,
          groupId: shown.groupId,
          firstName: shown.firstName,
          lastName: shown.lastName,
          timeZone: shown.timeZone,
          granted: grantedTo(shown),
        },
      })
      .from(sessions)
      .innerJoin(accounts, eq(accounts.id, sessions.accountId))
      .innerJoin(groups, eq(groups.id, accounts.groupId))
      .leftJoin(shown, and(eq(shown.id, sessions.shownAs), isColleague(shown), ne(shown.role, "admin")))
      .where(alive),
  );
  return row ?? null;
}
