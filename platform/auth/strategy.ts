import { createHash } from "node:crypto";
import type { JWTPayload } from "jose";
import { OAuth2RequestError, OAuth2Strategy } from "remix-auth-oauth2";
import { config } from "#platform/config.ts";
import { cookieName, isTrustworthy } from "./cookies.ts";
import { type IdentityProvider, providerTimeout } from "./identity-provider.ts";
import { refuseAsTrouble, TooSlow } from "./provider-trouble.ts";
import { type Tokens, verifyIdToken } from "./tokens.ts";

/** Where state and PKCE verifier wait for the way back: one cookie a sign-in, ten minutes, used once. */
export const loginCookie = cookieName("login");
const scopes = ["openid", "profile", "email"];
const minutesToSignIn = 10;

export type GrantedTokens = Awaited<ReturnType<OAuth2Strategy<unknown>["refreshToken"]>>;

/**
 * OAuth 2 as the library does it, with what OpenID adds: a nonce bound to the cookie by way of the PKCE verifier,
 * and an ID token that is verified before anybody believes it. The state carries the page to come back to.
 */
export class PortalStrategy extends OAuth2Strategy<GrantedTokens> {
  idClaims: JWTPayload | undefined;
  private readonly returnTo: string;

  constructor(provider: IdentityProvider, returnTo: string) {
    const options = {
      clientId: provider.clientId,
      clientSecret: provider.clientSecret,
      authorizationEndpoint: provider.authorizationEndpoint,
      tokenEndpoint: provider.tokenEndpoint,
      redirectURI: `${config.publicUrl}/login/callback`,
      scopes,
      cookie: { name: loginCookie, maxAge: minutesToSignIn * 60, ...(isTrustworthy && { secure: true as const }) },
    };
    super(options, async ({ tokens }) => tokens);
    this.returnTo = returnTo;
  }

  protected override createAuthorizationURL() {
    const { state: random, codeVerifier, url } = super.createAuthorizationURL();
    const state = `${random}.${Buffer.from(this.returnTo).toString("base64url")}`;
    url.searchParams.set("state", state);
    url.searchParams.set("nonce", nonceOf(codeVerifier));
    return { state, codeVerifier, url };
  }

  protected override async validateAuthorizationCode(code: string, codeVerifier: string) {
    const tokens = await inTime(super.validateAuthorizationCode(code, codeVerifier));
    this.idClaims = await verifyIdToken(tokens.idToken(), nonceOf(codeVerifier));
    return tokens;
  }

  override refreshToken(refreshToken: string) {
    return inTime(super.refreshToken(refreshToken));
  }
}

/** The page to come back to, as the state tells it; the cookie has vouched for the state. */
export function returnToOf(state: string | null): string {
  return Buffer.from(state?.split(".")[1] ?? "", "base64url").toString();
}

/** What is kept of an answer of the token endpoint; what it leaves out stays as it was. */
export function tokensFrom(granted: GrantedTokens, before?: Tokens): Tokens {
  const { id_token } = granted.data as { id_token?: string };
  return {
    accessToken: granted.accessToken(),
    accessExpiresAt: granted.accessTokenExpiresAt().getTime(),
    refreshToken: granted.hasRefreshToken() ? granted.refreshToken() : (before?.refreshToken ?? null),
    idToken: id_token ?? before?.idToken ?? "",
  };
}

function nonceOf(codeVerifier: string): string {
  return createHash("sha256").update(`nonce ${codeVerifier}`).digest("base64url");
}

function inTime<T>(answer: Promise<T>): Promise<T> {
  const { promise, reject } = Promise.withResolvers<never>();
  const timer = setTimeout(() => reject(new TooSlow("The identity provider is too slow")), providerTimeout);
  return Promise.race([answer, promise])
    .catch((error) => {
      // A refusal in the words of OAuth is an answer; anything else is none.
      if (error instanceof OAuth2RequestError) throw error;
      return refuseAsTrouble(error);
    })
    .finally(() => clearTimeout(timer));
}
