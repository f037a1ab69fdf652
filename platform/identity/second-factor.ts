import { eq, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import { seal, unseal } from "#platform/auth/seal.ts";
import { forgetRows } from "#platform/auth/session-row.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { hashOfCode, newCode } from "#platform/dictated-code.ts";
import { giveBack, spend } from "#platform/limits/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isIdentityOf } from "./accounts.ts";
import { removePasskeysOf } from "./passkeys.ts";
import { provePassword } from "./proving.ts";
import { identityAccount, identitySecondFactor } from "./schema.ts";
import { base32, keyAddress, newSecret, stepOfCode } from "./totp.ts";

/** How long a secret that was shown and not confirmed waits for its first code. */
const waits = 15 * 60_000;
const attempts = { count: 5, perSeconds: 10 * 60 };
const manyCodes = 10;

type SecondFactor = {
  /** Where the sign-in of this person is kept: here, at an outside provider, or the person has no password here. */
  kept: "here" | "outside" | "nowhere";
  since: string | null;
  /** How many recovery codes are left. */
  codes: number;
  /** A secret that was made and waits for its first code. */
  pending: { address: string; key: string } | null;
  /** Until it is on, nothing is open to them that is an administrator's. */
  demanded: boolean;
};

/** How the second factor of somebody's own sign-in stands; what has been confirmed is never shown again. */
export async function readSecondFactor(viewer: Viewer): Promise<SecondFactor> {
  const none = { since: null, codes: 0, pending: null, demanded: false };
  if (config.oidcIssuer) return { kept: "outside", ...none };
  const own = await findOwn(viewer);
  if (!own) return { kept: "nowhere", ...none };
  const since = own.confirmedAt?.toISOString() ?? null;
  return {
    kept: "here",
    since,
    codes: since ? own.codes : 0,
    pending: pendingOf(own),
    demanded: viewer.owesSecondFactor === true,
  };
}

/** Makes a secret that does nothing until its first code is typed. Refuses a wrong password beside the field. */
export async function beginSecondFactor(viewer: Viewer, password: string): Promise<void> {
  const own = await proveOwn(viewer, password);
  if (own.confirmedAt) refuse("conflict", "on");
  const fresh = { sealed: seal("second-factor", newSecret().toString("base64url")), createdAt: now() };
  await db()
    .insert(identitySecondFactor)
    .values({ identityId: own.id, ...fresh })
    .onConflictDoUpdate({ target: identitySecondFactor.identityId, set: fresh });
}

/** Turns the second factor on with the first code of the application; gives the recovery codes, which nobody sees again. */
export async function confirmSecondFactor(viewer: Viewer, code: string): Promise<{ codes: string[] }> {
  const own = await ownOrRefuse(viewer);
  if (own.confirmedAt) refuse("conflict", "on");
  const secret = isFresh(own) && secretOf(own.sealed);
  if (!secret) refuse("conflict", "not begun");
  spend("second-factor", own.id, attempts.count, attempts.perSeconds);
  const step = stepOfCode(secret, code.replace(/\D/g, ""), now());
  if (step === null) {
    refuse("invalid", "code", {
      fields: { code: ["Код не подходит. Проверьте время на телефоне и введите новый код"] },
    });
  }
  giveBack("second-factor", own.id);
  const codes = Array.from({ length: manyCodes }, newCode);
  await change(own.id, { confirmedAt: now(), lastStep: step, recoveryHashes: codes.map(hashOfCode) });
  await tell(viewer, "second-factor.on");
  return { codes };
}

/** New recovery codes in the place of the old ones. Refuses a wrong password beside the field. */
export async function renewRecoveryCodes(viewer: Viewer, password: string): Promise<{ codes: string[] }> {
  const own = await proveOwn(viewer, password);
  if (!own.confirmedAt) refuse("conflict", "off");
  const codes = Array.from({ length: manyCodes }, newCode);
  await change(own.id, { recoveryHashes: codes.map(hashOfCode) });
  await tell(viewer, "second-factor.codes");
  return { codes };
}

/** Turns the second factor off; what is off already stays so. Refuses a wrong password beside the field. */
export async function endSecondFactor(viewer: Viewer, password: string): Promise<void> {
  const own = await proveOwn(viewer, password);
  await db().delete(identitySecondFactor).where(eq(identitySecondFactor.identityId, own.id));
  if (own.confirmedAt) await tell(viewer, "second-factor.off");
}

/**
 * Takes the second factor and all passkeys away from somebody who has lost them, and gives whether there were any; the one who
 * does this answers for knowing them, and ends their sessions.
 */
export async function resetSecondFactor(viewer: Viewer, accountId: string): Promise<boolean> {
  const own = config.oidcIssuer ? undefined : await findOwn({ accountId });
  if (!own) return false;
  const keys = await removePasskeysOf(own.id);
  if (keys) await tell(viewer, "passkey.removed", accountId);
  if (own.confirmedAt) {
    await db().delete(identitySecondFactor).where(eq(identitySecondFactor.identityId, own.id));
    await tell(viewer, "second-factor.reset", accountId);
  }
  return keys > 0 || own.confirmedAt !== null;
}

/** The secret that was sealed; null when no living key opens it. */
export function secretOf(sealed: string): Buffer | null {
  const text = unseal("second-factor", sealed);
  return text ? Buffer.from(text, "base64url") : null;
}

type Own = {
  id: string;
  username: string;
  passwordHash: string;
  sealed: string;
  confirmedAt: Date | null;
  createdAt: Date;
  codes: number;
};

/** The password's account of a person of the portal, with its second factor if there is one. */
async function findOwn({ accountId }: Pick<Viewer, "accountId">): Promise<Own | undefined> {
  const [found] = await db()
    .select({
      id: identityAccount.id,
      username: identityAccount.username,
      passwordHash: identityAccount.passwordHash,
      sealed: sql<string>`coalesce(${identitySecondFactor.sealed}, '')`,
      confirmedAt: identitySecondFactor.confirmedAt,
      createdAt: sql`coalesce(${identitySecondFactor.createdAt}, to_timestamp(0))`.mapWith(
        identitySecondFactor.createdAt,
      ),
      codes: sql<number>`coalesce(cardinality(${identitySecondFactor.recoveryHashes}), 0)`,
    })
    .from(accounts)
    .innerJoin(identityAccount, isIdentityOf())
    .leftJoin(identitySecondFactor, eq(identitySecondFactor.identityId, identityAccount.id))
    .where(eq(accounts.id, accountId));
  return found;
}

async function ownOrRefuse(viewer: Viewer): Promise<Own> {
  return (!config.oidcIssuer && (await findOwn(viewer))) || refuse("forbidden", "no password here");
}

async function proveOwn(viewer: Viewer, password: string): Promise<Own> {
  const own = await ownOrRefuse(viewer);
  await provePassword(own, password);
  return own;
}

function pendingOf(own: Own): SecondFactor["pending"] {
  const secret = !own.confirmedAt && isFresh(own) && secretOf(own.sealed);
  if (!secret) return null;
  const issuer = `Вече ${new URL(config.publicUrl).hostname}`;
  return { address: keyAddress({ issuer, login: own.username, secret }), key: base32(secret) };
}

const isFresh = ({ createdAt }: Own) => now().getTime() - createdAt.getTime() < waits;

async function change(identityId: string, set: Partial<typeof identitySecondFactor.$inferInsert>): Promise<void> {
  await db().update(identitySecondFactor).set(set).where(eq(identitySecondFactor.identityId, identityId));
}

/** Whoever sits before a page has other rights now, perhaps. */
function tell({ accountId, groupId }: Viewer, deed: Deed, objectId = accountId): Promise<void> {
  afterCommit(forgetRows);
  return recordAudit({ deed, result: "ok", accountId, groupId, objectId });
}
