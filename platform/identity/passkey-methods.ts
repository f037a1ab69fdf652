import type { JWTPayload } from "jose";
import { config } from "#platform/config.ts";

const prefix = "passkey:";

/**
 * What the provider says of a sign-in with a passkey (RFC 8176): a key was proved to be there, it is more than one factor at
 * once, and which key it was, because the sign-in counts as such for as long as the portal knows that key.
 */
export const methodsOf = (passkeyId: string): string[] => ["pop", "mfa", prefix + passkeyId];

/** The passkey that a sign-in was made with, as its verified tokens say; an outside provider's word for it counts for nothing. */
export function passkeyIn(claims: JWTPayload[]): string | undefined {
  if (config.oidcIssuer) return undefined;
  const methods = claims.flatMap(({ amr }) => (Array.isArray(amr) ? amr.map(String) : []));
  return methods.find((one) => one.startsWith(prefix))?.slice(prefix.length);
}
