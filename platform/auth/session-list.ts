import { and, desc, eq, inArray, ne } from "drizzle-orm";
import { afterCommit, db } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { refuse } from "#platform/refusal.ts";
import { recordAudit } from "./audit.ts";
import { deviceOf } from "./device.ts";
import { identityProvider } from "./identity-provider.ts";
import { sessions } from "./schema.ts";
import { forgetRow, isLiving } from "./session-row.ts";
import { unsealTokens } from "./tokens.ts";
import type { Viewer } from "./viewer.ts";

type SessionView = {
  id: string;
  device: string;
  address: string;
  createdAt: string;
  seenAt: string;
  current: boolean;
};

/** Where a person is signed in, the last used first; `current` is the public id of the session that asks. */
export async function listSessions({ accountId }: Viewer, current?: string): Promise<SessionView[]> {
  const rows = await db()
    .select()
    .from(sessions)
    .where(eq(sessions.accountId, accountId))
    .orderBy(desc(sessions.seenAt))
    .limit(100);
  return rows.map(({ publicId, userAgent, address, createdAt, seenAt }) => ({
    id: publicId,
    device: deviceOf(userAgent),
    address,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    current: publicId === current,
  }));
}

/** In how many browsers a person is signed in. */
export function countSessions(accountId: string): Promise<number> {
  return db().$count(sessions, eq(sessions.accountId, accountId));
}

/** By what the database knows the living session of a person's that `publicId` names; undefined for anybody else's. */
export async function ownSession({ accountId }: Viewer, publicId: string): Promise<string | undefined> {
  const [row] = await db()
    .select({ idHash: sessions.idHash })
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.publicId, publicId), isLiving()));
  return row?.idHash;
}

/** Ends one of a person's own sessions, here and at the provider; somebody else's is not found. */
export async function endSession(viewer: Viewer, id: string): Promise<void> {
  const mine = and(eq(sessions.accountId, viewer.accountId), eq(sessions.publicId, id));
  if ((await endThose(viewer, mine)) === 0) refuse("not-found", "session");
}

/** «Выйти на всех устройствах»: ends every session of the person but `current`, or every one. Gives their number. */
export function endOtherSessions(viewer: Viewer, current?: string): Promise<number> {
  const mine = eq(sessions.accountId, viewer.accountId);
  return endThose(viewer, current ? and(mine, ne(sessions.publicId, current)) : mine);
}

/** Ends every session of others, whatever they are doing: what an administrator may. Gives their number. */
export async function endSessionsOf(accountIds: string[]): Promise<number> {
  return (await dropThose(inArray(sessions.accountId, accountIds))).length;
}

async function endThose({ accountId, groupId }: Viewer, which: ReturnType<typeof and>): Promise<number> {
  const ended = await dropThose(which);
  for (const { publicId } of ended)
    await recordAudit({ deed: "logout", result: "ok", accountId, groupId, objectId: publicId });
  return ended.length;
}

async function dropThose(which: ReturnType<typeof and>) {
  const ended = await db().delete(sessions).where(which).returning();
  for (const { idHash, tokens } of ended) {
    await forgetRow(idHash);
    afterCommit(() => endAtProvider(tokens));
  }
  return ended;
}

/** Without this the other device would be signed in again by one click, with no password. */
async function endAtProvider(sealed: string | null): Promise<void> {
  const refreshToken = unsealTokens(sealed)?.refreshToken;
  if (!refreshToken) return;
  try {
    await (await identityProvider()).endSignIn(refreshToken);
  } catch (error) {
    log.warn("The identity provider did not end a sign-in", { error });
  }
}
