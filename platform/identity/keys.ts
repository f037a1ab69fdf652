import { desc, sql } from "drizzle-orm";
import { exportJWK, generateKeyPair, type JSONWebKeySet, type JWK } from "jose";
import { seal, unseal } from "#platform/auth/seal.ts";
import { db, transaction } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { identityKey } from "./schema.ts";

let loaded: Promise<JWK[]> | undefined;

/** The private keys that sign tokens, newest first: made once, sealed in the database, the same on every node. */
export function signingKeys(): Promise<JWK[]> {
  loaded ??= loadKeys().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** The public halves, for verifying tokens in this process without asking itself over HTTP. */
export async function embeddedJwks(): Promise<JSONWebKeySet> {
  const keys = await signingKeys();
  return { keys: keys.map(({ kty, n, e, kid, alg, use }) => ({ kty, n, e, kid, alg, use })) };
}

/** Forgets the keys that were read: for a test that restarts the provider. */
export function forgetKeys(): void {
  loaded = undefined;
}

async function loadKeys(): Promise<JWK[]> {
  return transaction(async () => {
    // Two nodes may start at once; the second waits here and then finds the first one's key.
    await db().execute(sql`select pg_advisory_xact_lock(hashtext('identity_key'))`);
    const rows = await db().select().from(identityKey).orderBy(desc(identityKey.id));
    const keys = rows.map(({ sealed }) => unseal("provider", sealed)).filter((text) => text !== null);
    if (keys.length < rows.length) log.warn("A signing key was sealed with another SECRET and is left out");
    if (keys.length > 0) return keys.map((text) => JSON.parse(text) as JWK);
    const fresh = await makeKey();
    await db()
      .insert(identityKey)
      .values({ sealed: seal("provider", JSON.stringify(fresh)) });
    return [fresh];
  });
}

async function makeKey(): Promise<JWK> {
  const { privateKey } = await generateKeyPair("RS256", { modulusLength: 2048, extractable: true });
  return { ...(await exportJWK(privateKey)), kid: crypto.randomUUID(), alg: "RS256", use: "sig" };
}
