import { eq, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { identityPasskey } from "#platform/identity/schema.ts";
import type { Preferences } from "#platform/people/schema.ts";
import { readCookies } from "./cookies.ts";
import { csrfTokenFor } from "./csrf.ts";
import { freshTokens } from "./refresh.ts";
import { type Flash, sessions } from "./schema.ts";
import {
  absolute,
  findRow,
  forgetHere,
  hashOf,
  newSecret,
  type SessionRow,
  sessionCookie,
  touch,
} from "./session-row.ts";
import { shownTo } from "./show-as.ts";
import { endOverdue, isOverdue } from "./show-end.ts";
import { sealTokens, type Tokens, unsealTokens } from "./tokens.ts";
import { type Role, type Viewer, viewerOf } from "./viewer.ts";

export { popFlash, pushFlash } from "./flash.ts";
export {
  countSessions,
  endOtherSessions,
  endSession,
  endSessionsOf,
  listSessions,
  ownSession,
} from "./session-list.ts";
export { forgetRows as forgetViewers, isLiving, sweepSessions } from "./session-row.ts";

/** One signed-in browser. `publicId` names it to its owner and changes with every sign-in. */
export type Session = {
  idHash: string;
  publicId: string;
  viewer: Viewer;
  /** A token for forms, another one at every reading. */
  readonly csrf: string;
  flash: Flash[];
  preferences: Preferences;
  /** The public id of the chosen space. */
  space: string | undefined;
  /** When the look with somebody's eyes ends by itself, ISO. */
  shownUntil: string | undefined;
  /** With whose eyes it was until this very request, which has come after the end. */
  shownBefore: string | undefined;
  /** What the person's company has decided about services; null is as for the whole portal. */
  showServices: boolean | null;
};

/**
 * The session of the browser that sent the request, or null for nobody: no cookie, an unknown or ended session,
 * a person who has left, or a provider that no longer vouches for them (specification §6, §8).
 */
export async function openSession(request: Request): Promise<Session | null> {
  const secret = readCookies(request.headers.get("cookie")).get(sessionCookie);
  if (!secret) return null;
  const row = await findRow(hashOf(secret));
  if (!row || !(await freshTokens(row))) return null;
  await touch(row);
  if (!isOverdue(row)) return sessionOf(row);
  await endOverdue(row);
  const own = await findRow(row.idHash);
  return own && { ...sessionOf(own), shownBefore: row.shownAs ?? undefined };
}

/** Begins a session and gives the secret for its cookie. */
export async function beginSession(about: {
  accountId: string;
  roles: Role[];
  /** The passkey that this sign-in was made with. */
  passkeyId?: string | undefined;
  tokens: Tokens;
  userAgent: string;
  address: string;
}): Promise<string> {
  const { tokens, userAgent, passkeyId, ...rest } = about;
  const secret = newSecret();
  const at = now();
  await db()
    .insert(sessions)
    .values({
      ...rest,
      // It may have been removed meanwhile: then this sign-in is as any other.
      passkeyId:
        passkeyId &&
        sql`(select ${identityPasskey.id} from ${identityPasskey} where ${identityPasskey.id} = ${passkeyId})`,
      idHash: hashOf(secret),
      tokens: sealTokens(tokens),
      userAgent: userAgent.slice(0, 300),
      createdAt: at,
      seenAt: at,
      expiresAt: new Date(at.getTime() + absolute),
    });
  return secret;
}

/**
 * The access token for calls in this person's name, fresh for half a minute at least. A `dead` one was refused with 401:
 * it is changed whatever the clock says, unless another call has done so already. Null when the provider has ended the
 * sign-in: the session is dead by then.
 */
export async function accessToken(session: Session, { dead }: { dead?: string } = {}): Promise<string | null> {
  const row = await findRow(session.idHash);
  const tokens = row && (await freshTokens(row, { dead, orThrow: true }));
  return tokens ? tokens.accessToken : null;
}

/** The next look at this session reads the database: another machine may have changed what its viewer carries. */
export function rereadSession({ idHash }: Session): void {
  forgetHere(idHash);
}

/** The ID token of the session's sign-in, for ending it at the provider. */
export async function tokensOf(session: Session): Promise<Tokens | null> {
  const [row] = await db()
    .select({ tokens: sessions.tokens })
    .from(sessions)
    .where(eq(sessions.idHash, session.idHash));
  return unsealTokens(row?.tokens ?? null);
}

function sessionOf(row: SessionRow): Session {
  const { idHash, publicId, flash, space, preferences, roles, showServices } = row;
  const { accountId, groupId, firstName, lastName, consent, timeZone, granted, owesSecondFactor } = row;
  const person = { accountId, groupId, firstName, lastName, consent, timeZone, granted, owesSecondFactor };
  const viewer = viewerOf(person, roles as Role[]);
  const shown = viewer.isAdmin && row.shown ? shownTo(viewer, row.shown) : undefined;
  return {
    idHash,
    // To the browser these are pages of somebody else: it keeps neither's for the other.
    publicId: shown ? shown.accountId : publicId,
    flash,
    preferences,
    space: space ?? undefined,
    showServices,
    shownUntil: shown && row.shownUntil?.toISOString(),
    shownBefore: undefined,
    viewer: shown ?? viewer,
    get csrf() {
      return csrfTokenFor({ idHash, viewer: shown ?? viewer });
    },
  };
}
