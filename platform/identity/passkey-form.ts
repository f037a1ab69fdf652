import type { AuthenticationResponseJSON } from "@simplewebauthn/server";
import { and, eq, lt, or } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { keepChallenge, party, takeChallenge, waitsFor } from "./passkey-challenge.ts";
import { identityAccount, identityPasskey } from "./schema.ts";

/** What a browser is to ask its devices in one sign-in: for any key of this portal, and that its person unlocks it. */
export async function askForPasskey(uid: string): Promise<object> {
  const { generateAuthenticationOptions } = await import("@simplewebauthn/server");
  const options = await generateAuthenticationOptions({
    rpID: party.id,
    userVerification: "required",
    timeout: waitsFor * 1000,
  });
  await keepChallenge(uid, options.challenge);
  return options;
}

/** The answer of a device, with the key that it says to be of; undefined where that is no answer at all. */
export function readAnswer(text: string): AuthenticationResponseJSON | undefined {
  try {
    const answer = JSON.parse(text) as AuthenticationResponseJSON | null;
    return typeof answer?.id === "string" && /^[\w-]{1,1400}$/.test(answer.id) ? answer : undefined;
  } catch {
    return undefined;
  }
}

type End = { is: "right"; identityId: string; passkeyId: string } | { is: "wrong" | "copied"; identityId?: string };

/**
 * Whose key has answered what this sign-in asked, once, whatever comes of it. A key that has signed fewer times than before
 * is taken for a copy, and lets nobody in.
 */
export async function takePasskey(uid: string, answer: AuthenticationResponseJSON | undefined): Promise<End> {
  const expectedChallenge = await takeChallenge(uid);
  if (!expectedChallenge || !answer) return { is: "wrong" };
  const [key] = await db()
    .select({ id: identityPasskey.id, identityId: identityAccount.id, publicKey: identityPasskey.publicKey })
    .from(identityPasskey)
    .innerJoin(identityAccount, eq(identityAccount.id, identityPasskey.identityId))
    .where(and(eq(identityPasskey.credentialId, answer.id), eq(identityAccount.disabled, false)));
  if (!key) return { is: "wrong" };
  const { identityId } = key;
  const signed = await countOf(answer, { expectedChallenge, ...key });
  if (signed === undefined) return { identityId, is: "wrong" };
  // Two who come with one count at once: the row is the judge.
  const { counter } = identityPasskey;
  const isNewer = or(lt(counter, signed), signed === 0 ? eq(counter, 0) : undefined);
  const { rowCount } = await db()
    .update(identityPasskey)
    .set({ counter: signed, usedAt: now() })
    .where(and(eq(identityPasskey.id, key.id), isNewer));
  return rowCount ? { is: "right", identityId, passkeyId: key.id } : { is: "copied", identityId };
}

type Asked = { expectedChallenge: string; identityId: string; publicKey: string };

/** How often the key says it has signed; undefined where its signature is wrong, or is of something else than was asked. */
async function countOf(response: AuthenticationResponseJSON, asked: Asked): Promise<number | undefined> {
  const { verifyAuthenticationResponse } = await import("@simplewebauthn/server");
  try {
    const { userHandle } = response.response;
    if (userHandle && userHandle !== Buffer.from(asked.identityId).toString("base64url")) return undefined;
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: asked.expectedChallenge,
      expectedOrigin: party.origin,
      expectedRPID: party.id,
      // The count is looked at afterwards: a wrong signature says nothing of it.
      credential: { id: response.id, publicKey: new Uint8Array(Buffer.from(asked.publicKey, "base64url")), counter: 0 },
    });
    return verified ? authenticationInfo.newCounter : undefined;
  } catch {
    return undefined;
  }
}
