import { timingSafeEqual } from "node:crypto";
import { decodeJwt, decodeProtectedHeader, type JWTPayload, type JWTVerifyOptions, jwtVerify } from "jose";
import { now } from "#platform/clock.ts";
import { Refusal } from "#platform/refusal.ts";
import { identityProvider } from "./identity-provider.ts";
import { refuseAsTrouble } from "./provider-trouble.ts";
import { seal, unseal } from "./seal.ts";
import { type Role, rolesOf } from "./viewer.ts";

/** What the provider gave for one sign-in. It never leaves the server. */
export type Tokens = {
  accessToken: string;
  /** Milliseconds since 1970. */
  accessExpiresAt: number;
  refreshToken: string | null;
  idToken: string;
};

const algorithms = ["RS256", "RS384", "RS512", "PS256", "PS384", "PS512", "ES256", "ES384", "ES512", "EdDSA"];
const skew = 60;
const idTokenAge = 300;

export const sealTokens = (tokens: Tokens): string => seal("tokens", JSON.stringify(tokens));

/** The tokens of a session row, or null when they were sealed with a key that is no longer live. */
export function unsealTokens(sealed: string | null): Tokens | null {
  const text = sealed && unseal("tokens", sealed);
  return text ? (JSON.parse(text) as Tokens) : null;
}

/** Checks an ID token: signature, issuer, audience, time, and the nonce of this very sign-in. Throws for any other. */
export async function verifyIdToken(token: string, nonce: string): Promise<JWTPayload> {
  const { clientId: audience } = await identityProvider();
  const { payload } = await verify(token, {
    audience,
    maxTokenAge: idTokenAge,
    requiredClaims: ["sub", "exp", "iat", "nonce"],
  });
  if (!isEqual(String(payload.nonce), nonce)) throw new Error("The ID token belongs to another sign-in");
  if (Array.isArray(payload.aud) && payload.aud.length > 1 && payload.azp !== audience) {
    throw new Error("The ID token was made for another client");
  }
  return payload;
}

const logoutEvent = "http://schemas.openid.net/event/backchannel-logout";

/** Checks a logout token: made for the portal, just now, for this and nothing else. Throws for any other, an ID token too. */
export async function verifyLogoutToken(token: string): Promise<{ sub: string; sid: string | undefined }> {
  const { clientId: audience } = await identityProvider();
  const { payload } = await verify(token, {
    audience,
    maxTokenAge: idTokenAge,
    requiredClaims: ["sub", "iat", "jti", "events"],
  });
  const event = (payload.events as Record<string, unknown> | null)?.[logoutEvent];
  if (typeof event !== "object" || event === null || "nonce" in payload) throw new Error("This is no logout token");
  if (typeof payload.sub !== "string") throw new Error("A logout token says of whom it is");
  return { sub: payload.sub, sid: typeof payload.sid === "string" ? payload.sid : undefined };
}

/** What the provider calls the sign-in that a session's sealed tokens come from. */
export function sessionIdOf(sealed: string | null): unknown {
  const idToken = unsealTokens(sealed)?.idToken;
  return idToken ? decodeJwt(idToken).sid : undefined;
}

/** The claims of an ID token that came with new tokens, or null when it is old or not ours. */
export async function readIdToken(token: string): Promise<JWTPayload | null> {
  const { clientId: audience } = await identityProvider();
  return orNull(verify(token, { audience, requiredClaims: ["sub", "exp"] }));
}

/**
 * The claims of a valid access token that was made for the portal, or null. An ID token is no access token:
 * Keycloak marks access tokens with `typ: Bearer`, others by the header `at+jwt`.
 */
export async function readAccessToken(token: string): Promise<JWTPayload | null> {
  const { clientId } = await identityProvider();
  const payload = await orNull(verify(token, { requiredClaims: ["sub", "exp"] }));
  if (!payload) return null;
  const isAccess = payload.typ === "Bearer" || decodeProtectedHeader(token).typ?.toLowerCase() === "at+jwt";
  const isOurs = payload.azp === clientId || payload.client_id === clientId || [payload.aud].flat().includes(clientId);
  return isAccess && isOurs ? payload : null;
}

/** Roles stand in the access token, and in the ID token where the provider is told to put them there (specification §6). */
export async function rolesIn(idClaims: JWTPayload | null, accessToken: string): Promise<Role[]> {
  const roles = rolesOf(idClaims);
  return roles.length > 0 ? roles : rolesOf(await readAccessToken(accessToken));
}

async function verify(token: string, options: JWTVerifyOptions) {
  const { issuer, keys } = await identityProvider();
  try {
    return await jwtVerify(token, keys, { issuer, algorithms, clockTolerance: skew, currentDate: now(), ...options });
  } catch (error) {
    if (isOutage(error)) refuseAsTrouble(error);
    throw error;
  }
}

async function orNull(verified: ReturnType<typeof verify>): Promise<JWTPayload | null> {
  try {
    return (await verified).payload;
  } catch (error) {
    if (error instanceof Refusal) throw error;
    return null;
  }
}

/** The keys could not be fetched: that says nothing about the token. */
function isOutage(error: unknown): boolean {
  const { code } = error as { code?: string };
  return !code?.startsWith("ERR_J") || ["ERR_JWKS_TIMEOUT", "ERR_JWKS_INVALID", "ERR_JOSE_GENERIC"].includes(code);
}

function isEqual(one: string, other: string): boolean {
  const [a, b] = [Buffer.from(one), Buffer.from(other)];
  return a.length === b.length && timingSafeEqual(a, b);
}
