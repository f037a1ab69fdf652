import { createPrivateKey, createPublicKey, type KeyObject, sign, verify } from "node:crypto";
import { secretKeys } from "./secret.ts";

/** What stands before the 32 bytes of an Ed25519 key in PKCS #8. */
const before = Buffer.from("302e020100300506032b657004220420", "hex");

/** Made of the portal's secret: all nodes sign alike, and a former secret is still published beside the new one. */
const privateKeys = (purpose: string): KeyObject[] =>
  secretKeys(purpose).map((key) =>
    createPrivateKey({ key: Buffer.concat([before, key.export()]), format: "der", type: "pkcs8" }),
  );

/** The published keys of a purpose, as PEM; the first is the one that signs now. */
export const publicKeys = (purpose: string): string[] =>
  privateKeys(purpose).map((key) => createPublicKey(key).export({ format: "pem", type: "spki" }).toString());

/** A signature (Ed25519) that anybody checks by the published key, without the portal. */
export const signatureOf = (purpose: string, bytes: Uint8Array): Buffer => sign(null, bytes, privateKeys(purpose)[0]!);

/** Whether the portal has signed these bytes, now or with a former secret. */
export const isSignatureOf = (purpose: string, bytes: Uint8Array, signature: Uint8Array): boolean =>
  privateKeys(purpose).some((key) => verify(null, bytes, createPublicKey(key), signature));
