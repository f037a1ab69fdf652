import { desc, sql } from "drizzle-orm";
import { type CryptoKey, exportJWK, generateKeyPair, importJWK, type JWK, SignJWT } from "jose";
import { seal, unseal } from "../auth/seal.ts";
import { now } from "../clock.ts";
import { config } from "../config.ts";
import { apart, db, transaction } from "../db/index.ts";
import { log } from "../log.ts";
import { pushKeys } from "./schema.ts";

type Pair = { privateKey: CryptoKey; publicKey: string };

let loaded: Promise<Pair> | undefined;

/** What browsers subscribe with: the portal's public key as an uncompressed point, base64url (RFC 8292). */
export async function pushKey(): Promise<string> {
  return (await keyPair()).publicKey;
}

/** Proves to a push service who sends: a token for it alone, good for half a day, and the key that it was signed with. */
export async function vapidHeader(service: string): Promise<string> {
  const { privateKey, publicKey } = await keyPair();
  const token = await new SignJWT()
    .setProtectedHeader({ typ: "JWT", alg: "ES256" })
    .setAudience(service)
    .setExpirationTime(Math.floor(now().getTime() / 1000) + 12 * 3600)
    .setSubject(config.supportEmail ? `mailto:${config.supportEmail}` : config.publicUrl)
    .sign(privateKey);
  return `vapid t=${token}, k=${publicKey}`;
}

/** Forgets the pair that was read: for tests. */
export function forgetPushKeys(): void {
  loaded = undefined;
}

function keyPair(): Promise<Pair> {
  loaded ??= loadPair().catch((error) => {
    loaded = undefined;
    throw error;
  });
  return loaded;
}

/** Made once and sealed in the database; a second process waits for the first one's pair and takes it. */
async function loadPair(): Promise<Pair> {
  // Whoever asks may be reading only, and what is made here stands whatever becomes of their deed.
  return apart(() =>
    transaction(async () => {
      await db().execute(sql`select pg_advisory_xact_lock(hashtext('push_keys'))`);
      const rows = await db().select().from(pushKeys).orderBy(desc(pushKeys.id));
      const kept = rows.map(({ sealed }) => unseal("push", sealed)).find((text) => text !== null);
      if (kept) return toPair(JSON.parse(kept) as JWK);
      if (rows.length) log.warn("The push keys were sealed with another SECRET: devices must be allowed anew");
      const { privateKey } = await generateKeyPair("ES256", { extractable: true });
      const fresh = await exportJWK(privateKey);
      await db()
        .insert(pushKeys)
        .values({ sealed: seal("push", JSON.stringify(fresh)) });
      return toPair(fresh);
    }),
  );
}

async function toPair(jwk: JWK): Promise<Pair> {
  const point = [Buffer.of(4), Buffer.from(jwk.x!, "base64url"), Buffer.from(jwk.y!, "base64url")];
  return {
    privateKey: (await importJWK(jwk, "ES256")) as CryptoKey,
    publicKey: Buffer.concat(point).toString("base64url"),
  };
}
