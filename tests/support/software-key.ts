import { createHash, generateKeyPairSync, randomBytes, sign } from "node:crypto";

type Wish = {
  /** What it is asked to sign. */
  challenge: string;
  /** The page that asks; the portal's own by default. */
  origin?: string;
  /** How often it says it has signed; many devices say zero for ever. */
  count?: number;
  /** Whose it says to be. */
  userHandle?: string;
};

type SoftwareKey = {
  id: string;
  /** What the device gives when a key is made (Web Authentication, §5.2.1). */
  make(wish: Wish): string;
  /** What it gives when it signs in (§5.2.2). */
  answer(wish: Wish): string;
};

const present = 0x01;
const verified = 0x04;
const withKey = 0x40;

/** A passkey that lives in the memory of a test: ES256, unlocked by its person each time, no word about its maker. */
export function softwareKey(portal: string): SoftwareKey {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const credentialId = randomBytes(16);
  const id = credentialId.toString("base64url");
  const { x, y } = publicKey.export({ format: "jwk" });
  const cose = Buffer.concat([
    // kty EC2, alg ES256, crv P-256, then the point.
    Buffer.from("a5010203262001215820", "hex"),
    Buffer.from(x!, "base64url"),
    Buffer.from("225820", "hex"),
    Buffer.from(y!, "base64url"),
  ]);

  const dataOf = (flags: number, count: number, more: Buffer[] = []) => {
    const head = Buffer.alloc(5);
    head.writeUInt8(flags);
    head.writeUInt32BE(count, 1);
    return Buffer.concat([sha256(new URL(portal).hostname), head, ...more]);
  };
  const said = (type: string, { challenge, origin = new URL(portal).origin }: Wish) =>
    Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));
  const json = (response: Record<string, unknown>) =>
    JSON.stringify({ id, rawId: id, type: "public-key", clientExtensionResults: {}, response });

  return {
    id,
    make(wish) {
      const length = Buffer.from([0, credentialId.length]);
      const attested = [Buffer.alloc(16), length, credentialId, cose];
      const data = dataOf(present | verified | withKey, wish.count ?? 0, attested);
      const attestation = Buffer.concat([
        // {"fmt": "none", "attStmt": {}, "authData": …}
        Buffer.from("a363666d74646e6f6e656761747453746d74a0686175746844617461", "hex"),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return json({ clientDataJSON: text(said("webauthn.create", wish)), attestationObject: text(attestation) });
    },
    answer(wish) {
      const client = said("webauthn.get", wish);
      const data = dataOf(present | verified, wish.count ?? 0);
      const signature = sign("sha256", Buffer.concat([data, sha256(client)]), privateKey);
      return json({
        clientDataJSON: text(client),
        authenticatorData: text(data),
        signature: text(signature),
        ...(wish.userHandle && { userHandle: text(Buffer.from(wish.userHandle)) }),
      });
    },
  };
}

const text = (bytes: Buffer) => bytes.toString("base64url");
const sha256 = (bytes: Buffer | string) => createHash("sha256").update(bytes).digest();
