import { createLocalJWKSet, createRemoteJWKSet, type JWTVerifyGetKey } from "jose";
import { z } from "zod";
import { config } from "#platform/config.ts";
import { refuseAsTrouble } from "./provider-trouble.ts";

/** Where people sign in: the embedded provider, or the one that OIDC_ISSUER names. */
export type IdentityProvider = {
  issuer: string;
  /** Under which name accounts remember it. */
  issuerKey: string;
  clientId: string;
  clientSecret: string;
  authorizationEndpoint: string;
  tokenEndpoint: string;
  endSessionEndpoint: string | undefined;
  /** Ends a sign-in without its browser; does its best with an outside provider. */
  endSignIn(refreshToken: string): Promise<void>;
  keys: JWTVerifyGetKey;
};

/** How long the portal waits for the provider. */
export const providerTimeout = 5000;

/** A key by an unknown name is asked for at the provider, but not more often than this: the name comes from anybody. */
const keysRest = 5000;

let known: Promise<IdentityProvider> | undefined;

/** The provider, discovered once; «unavailable» while it does not answer. */
export function identityProvider(): Promise<IdentityProvider> {
  known ??= (config.oidcIssuer ? discover(config.oidcIssuer) : embedded()).catch((error) => {
    known = undefined;
    throw error;
  });
  return known;
}

/** Forgets the provider that was discovered, as a restart would: for tests. */
export function forgetIdentityProvider(): void {
  known = undefined;
}

async function embedded(): Promise<IdentityProvider> {
  const { embeddedIdentity } = await import("#platform/identity/index.ts");
  const { jwks, ...identity } = await embeddedIdentity();
  return { ...identity, keys: createLocalJWKSet(jwks) };
}

const discovery = z.object({
  issuer: z.string(),
  authorization_endpoint: z.url(),
  token_endpoint: z.url(),
  jwks_uri: z.url(),
  end_session_endpoint: z.url().optional(),
});

async function discover(issuer: string): Promise<IdentityProvider> {
  const found = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(providerTimeout),
  })
    .then(async (answer) => discovery.parse(await answer.json()))
    .catch(refuseAsTrouble);
  if (found.issuer !== issuer) refuseAsTrouble(new Error(`The provider calls itself ${found.issuer}, not ${issuer}`));
  const { clientId, clientSecret } = config.oidcClient;
  return {
    issuer,
    issuerKey: issuer,
    clientId,
    clientSecret,
    authorizationEndpoint: found.authorization_endpoint,
    tokenEndpoint: found.token_endpoint,
    endSessionEndpoint: found.end_session_endpoint,
    endSignIn: (refreshToken) => endAt(found.end_session_endpoint, refreshToken),
    keys: createRemoteJWKSet(new URL(found.jwks_uri), {
      timeoutDuration: providerTimeout,
      cooldownDuration: keysRest,
    }),
  };
}

/** Whether an outside provider answers at this moment; of the embedded one there is nothing to ask. */
export async function doesProviderAnswer(): Promise<boolean> {
  const answer = await fetch(`${config.oidcIssuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(2000),
  }).catch(() => undefined);
  await answer?.body?.cancel().catch(() => {});
  return answer?.ok === true;
}

/** Keycloak ends the whole sign-in when it is handed the refresh token from server to server; another may refuse. */
async function endAt(endpoint: string | undefined, refreshToken: string): Promise<void> {
  if (!endpoint) return;
  const { clientId, clientSecret } = config.oidcClient;
  const answer = await fetch(endpoint, {
    method: "POST",
    body: new URLSearchParams({ client_id: clientId, client_secret: clientSecret, refresh_token: refreshToken }),
    signal: AbortSignal.timeout(providerTimeout),
  });
  await answer.body?.cancel().catch(() => {});
  if (!answer.ok) throw new Error(`The provider answers ${answer.status} when a sign-in is to end`);
}
