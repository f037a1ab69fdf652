import type { RegistrationResponseJSON } from "@simplewebauthn/server";
import { and, count, desc, eq } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import { forgetRows } from "#platform/auth/session-row.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { afterCommit, db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { isIdentityOf, loginOfPerson } from "./accounts.ts";
import { arePasskeysPossible, keepChallenge, party, takeChallenge, waitsFor } from "./passkey-challenge.ts";
import { provePassword } from "./proving.ts";
import { identityAccount, identityPasskey, oidcPayload } from "./schema.ts";

/** More than anybody has devices; enough to end a loop that adds them. */
export const mostPasskeys = 10;

/** EdDSA, ES256, RS256 (COSE): every device knows one of them. */
const algorithms = [-8, -7, -257];

type Passkeys = {
  /** Whether keys can be had: here, at an outside provider alone, not without a password, or not at such an address of the portal. */
  kept: "here" | "outside" | "nowhere" | "unsafe";
  items: { id: string; name: string; createdAt: string; usedAt: string | null }[];
};

/** The person's own passkeys, the newest first. */
export async function listPasskeys({ accountId }: Viewer): Promise<Passkeys> {
  if (config.oidcIssuer) return { kept: "outside", items: [] };
  const { id, name, createdAt, usedAt } = identityPasskey;
  const found = await db()
    .select({ login: identityAccount.id, key: { id, name, createdAt, usedAt } })
    .from(accounts)
    .innerJoin(identityAccount, isIdentityOf())
    .leftJoin(identityPasskey, eq(identityPasskey.identityId, identityAccount.id))
    .where(and(eq(accounts.id, accountId), eq(identityAccount.disabled, false)))
    .orderBy(desc(id));
  const items = found.flatMap(({ key }) => (key?.id ? [viewOf(key)] : []));
  if (!arePasskeysPossible()) return { kept: "unsafe", items };
  return { kept: found.length ? "here" : "nowhere", items };
}

/**
 * Begins a new key: gives what the browser is to ask of the device, which `addPasskey` waits for. Refuses a wrong password
 * beside the field, who has no password here, and the eleventh key beside its name.
 */
export async function beginPasskey(viewer: Viewer, password: string) {
  demandPossible();
  const own = await ownLogin(viewer);
  await provePassword(own, password);
  const known = await keysOf(own.id);
  refuseEleventh(known.length);
  const { generateRegistrationOptions } = await import("@simplewebauthn/server");
  const options = await generateRegistrationOptions({
    rpID: party.id,
    rpName: party.name,
    userID: new Uint8Array(Buffer.from(own.id)),
    userName: own.username,
    userDisplayName: viewer.name,
    attestationType: "none",
    supportedAlgorithmIDs: algorithms,
    excludeCredentials: known.map(({ credentialId }) => ({ id: credentialId })),
    authenticatorSelection: { residentKey: "required", userVerification: "required" },
    timeout: waitsFor * 1000,
  });
  await keepChallenge(placeOf(viewer), options.challenge);
  return options;
}

/**
 * Adds the key that the device has made, and gives its id. Refuses, beside the name, what does not answer the living question,
 * a key that is known, and the eleventh.
 */
export async function addPasskey(viewer: Viewer, { name, credential }: { name: string; credential: string }) {
  demandPossible();
  // Before the first query of this deed: it asks for a connection of its own, and two at once might be too many.
  const expectedChallenge = await takeChallenge(placeOf(viewer));
  const own = await ownLogin(viewer);
  if (!expectedChallenge) refuseKey("Ключ ждали пять минут. Начните ещё раз");
  const made = (await readMade(credential, expectedChallenge)) ?? refuseKey("Ключ не подошёл. Начните ещё раз");
  // Two who add the tenth at once: the second waits here.
  await db().select().from(identityAccount).where(eq(identityAccount.id, own.id)).for("update");
  refuseEleventh((await keysOf(own.id)).length);
  const [added] = await db()
    .insert(identityPasskey)
    .values({ identityId: own.id, name, createdAt: now(), ...made })
    .onConflictDoNothing()
    .returning({ id: identityPasskey.id });
  if (!added) refuseKey("Такой ключ на портале уже есть");
  await tell(viewer, "passkey.added");
  return added;
}

/** Calls an own key otherwise. Refuses another person's as not found. */
export async function renamePasskey(viewer: Viewer, { id, name }: { id: string; name: string }): Promise<void> {
  const own = await ownLogin(viewer);
  const { rowCount } = await db().update(identityPasskey).set({ name }).where(isOwn(own.id, id));
  if (!rowCount) refuse("not-found");
}

/**
 * Removes an own key: it signs in no more, and what it opened counts as opened by one step. Refuses a wrong password beside the
 * field, and another person's key as not found.
 */
export async function removePasskey(viewer: Viewer, { id, password }: { id: string; password: string }): Promise<void> {
  const own = await ownLogin(viewer);
  await provePassword(own, password);
  if (!(await drop(own.id, isOwn(own.id, id)))) refuse("not-found");
  await tell(viewer, "passkey.removed");
}

/** Removes every key of a login, and gives how many there were. */
export const removePasskeysOf = (identityId: string): Promise<number> =>
  drop(identityId, eq(identityPasskey.identityId, identityId));

/** How many keys a person has. */
export async function countPasskeys(accountId: string): Promise<number> {
  if (config.oidcIssuer) return 0;
  const [found] = await db()
    .select({ count: count() })
    .from(identityPasskey)
    .innerJoin(identityAccount, eq(identityAccount.id, identityPasskey.identityId))
    .innerJoin(accounts, isIdentityOf())
    .where(eq(accounts.id, accountId));
  return found!.count;
}

/** Sessions forget a key by the database's own rule; the provider's sign-ins, which would go on in silence, end. */
async function drop(identityId: string, which: ReturnType<typeof and>): Promise<number> {
  const { rowCount } = await db().delete(identityPasskey).where(which);
  if (!rowCount) return 0;
  await db()
    .delete(oidcPayload)
    .where(and(eq(oidcPayload.subject, identityId), eq(oidcPayload.model, "Session")));
  afterCommit(forgetRows);
  return rowCount;
}

const placeOf = ({ accountId }: Viewer) => `new ${accountId}`;

const isOwn = (identityId: string, id: string) =>
  and(eq(identityPasskey.id, id), eq(identityPasskey.identityId, identityId));

const keysOf = (identityId: string) =>
  db()
    .select({ credentialId: identityPasskey.credentialId })
    .from(identityPasskey)
    .where(eq(identityPasskey.identityId, identityId));

type Row = Pick<typeof identityPasskey.$inferSelect, "id" | "name" | "createdAt" | "usedAt">;

function viewOf({ id, name, createdAt, usedAt }: Row): Passkeys["items"][number] {
  return { id, name, createdAt: createdAt.toISOString(), usedAt: usedAt?.toISOString() ?? null };
}

function demandPossible(): void {
  if (!arePasskeysPossible()) refuse("forbidden", "no keys here");
}

async function ownLogin({ accountId }: Viewer) {
  return (await loginOfPerson(accountId)) ?? refuse("forbidden", "no password here");
}

/**
 * What the device has made, if it answers the question. Hostile words break the library in its own ways: all of them mean
 * that this is no key. Nor are certificates of makers read, which nobody asked for: the library would fetch what they name.
 */
async function readMade(text: string, expectedChallenge: string) {
  const [{ verifyRegistrationResponse }, { decodeAttestationObject, isoBase64URL }] = await Promise.all([
    import("@simplewebauthn/server"),
    import("@simplewebauthn/server/helpers"),
  ]);
  try {
    const response = JSON.parse(text) as RegistrationResponseJSON;
    const statement = decodeAttestationObject(isoBase64URL.toBuffer(response.response.attestationObject));
    const isPlain = ["none", "packed"].includes(statement.get("fmt")) && !statement.get("attStmt").get("x5c");
    if (!isPlain) return undefined;
    const { registrationInfo } = await verifyRegistrationResponse({
      response,
      expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      supportedAlgorithmIDs: algorithms,
    });
    const key = registrationInfo?.credential;
    return key && { credentialId: key.id, publicKey: isoBase64URL.fromBuffer(key.publicKey), counter: key.counter };
  } catch {
    return undefined;
  }
}

function refuseEleventh(there: number): void {
  if (there >= mostPasskeys) refuseKey(`Ключей уже ${mostPasskeys}. Уберите тот, которым не пользуетесь`);
}

function refuseKey(why: string): never {
  refuse("invalid", "passkey", { fields: { name: [why] } });
}

function tell({ accountId, groupId }: Viewer, deed: Deed): Promise<void> {
  return recordAudit({ deed, result: "ok", accountId, groupId, objectId: accountId });
}
