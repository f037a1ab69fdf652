import type { Configuration, Provider } from "oidc-provider";
import { config } from "#platform/config.ts";
import { log } from "#platform/log.ts";
import { fullPart } from "#platform/room.ts";
import { secretKeys } from "#platform/secret.ts";
import { claimsOf } from "./accounts.ts";
import { audience, interactionPath, issuer, protocolPath, resource } from "./address.ts";
import { cookieNames, mendCookies } from "./cookies.ts";
import { signingKeys } from "./keys.ts";
import { answerLogout, showLogoutQuestion } from "./logout.ts";
import { showProviderError } from "./pages.ts";
import { OidcStore } from "./store.ts";
import { answerUserinfo } from "./userinfo.ts";

const minute = 60;
const hour = 60 * minute;
const day = 24 * hour;

/** The portal as the provider's only client, with the secret that both sides derive from SECRET. */
export const embeddedClient = {
  id: "webapp",
  secret: secretKeys("webapp client")[0]!.export().toString("base64url"),
};

let running: Promise<Provider> | undefined;

/** The provider of this process, made at the first question to it. */
export function embeddedProvider(): Promise<Provider> {
  running ??= startProvider();
  return running;
}

/** Forgets the provider, as a restart of the process would: for tests. */
export function forgetProvider(): void {
  running = undefined;
}

async function startProvider(): Promise<Provider> {
  const { Provider } = await import("oidc-provider");
  const provider = new Provider(issuer, await settings());
  provider.proxy = true;
  provider.use(async (ctx, next) => {
    await next();
    mendCookies(ctx.req, ctx.res);
  });
  provider.use(answerUserinfo);
  provider.use(answerLogout);
  // A full disk is remembered: the page to which the provider sends people away tells of it.
  provider.on("server_error", (_, error) => {
    if (!fullPart(error)) log.error("The identity provider failed", { error });
  });
  return provider;
}

async function settings(): Promise<Configuration> {
  return {
    adapter: OidcStore,
    jwks: { keys: await signingKeys() } as Configuration["jwks"],
    clients: [
      {
        client_id: embeddedClient.id,
        client_secret: embeddedClient.secret,
        redirect_uris: [`${config.publicUrl}/login/callback`],
        post_logout_redirect_uris: [`${config.publicUrl}/`],
        grant_types: ["authorization_code", "refresh_token"],
        response_types: ["code"],
      },
    ],
    routes: {
      authorization: `${protocolPath}/auth`,
      token: `${protocolPath}/token`,
      jwks: `${protocolPath}/certs`,
      userinfo: `${protocolPath}/userinfo`,
      end_session: `${protocolPath}/logout`,
      revocation: `${protocolPath}/revoke`,
    },
    discovery: { userinfo_endpoint: `${issuer}${protocolPath}/userinfo` },
    scopes: ["openid", "profile", "email"],
    claims: {
      openid: ["sub", "realm_access", "amr"],
      profile: ["name", "given_name", "family_name", "preferred_username"],
      email: ["email", "email_verified"],
    },
    conformIdTokenClaims: false,
    responseTypes: ["code"],
    subjectTypes: ["public"],
    clientBasedCORS: () => false,
    pkce: { required: () => true },
    cookies: { names: cookieNames },
    // A sign-in lives 12 hours without use and 30 days at most, like the portal's own session.
    ttl: {
      AccessToken: 10 * minute,
      AuthorizationCode: minute,
      IdToken: 10 * minute,
      RefreshToken: 12 * hour,
      Interaction: hour,
      Session: 12 * hour,
      Grant: 30 * day,
    },
    issueRefreshToken: async (_, client) => client.grantTypeAllowed("refresh_token"),
    rotateRefreshToken: true,
    expiresWithSession: async () => false,
    features: {
      devInteractions: { enabled: false },
      dPoP: { enabled: false },
      pushedAuthorizationRequests: { enabled: false },
      userinfo: { enabled: false },
      revocation: { enabled: true },
      rpInitiatedLogout: {
        enabled: true,
        logoutSource: showLogoutQuestion,
        postLogoutSuccessSource: (ctx) => ctx.redirect("/"),
      },
      resourceIndicators: {
        enabled: true,
        defaultResource: () => resource,
        useGrantedResource: () => true,
        getResourceServerInfo: () => ({
          scope: "openid profile email",
          audience,
          accessTokenFormat: "jwt",
          accessTokenTTL: 10 * minute,
          jwt: { sign: { alg: "RS256" } },
        }),
      },
    },
    interactions: { url: (_, interaction) => interactionPath + interaction.uid },
    findAccount: async (_, sub) => {
      const claims = await claimsOf(sub);
      return claims ? { accountId: sub, claims: async () => ({ ...claims, sub }) } : undefined;
    },
    extraTokenClaims: async (ctx, token) => {
      if (!("accountId" in token) || !token.accountId) return undefined;
      const { sub, ...claims } = (await claimsOf(token.accountId)) ?? {};
      const { AuthorizationCode: code, RefreshToken: refresh } = ctx.oidc.entities;
      return { ...claims, typ: "Bearer", azp: embeddedClient.id, amr: (code ?? refresh)?.amr };
    },
    // Nobody is asked for consent: the only client is the portal itself.
    loadExistingGrant: async (ctx) => {
      const { client, session, provider } = ctx.oidc;
      const known = session!.grantIdFor(client!.clientId);
      const found = known && (await provider.Grant.find(known));
      if (found) return found;
      const grant = new provider.Grant({ clientId: client!.clientId, accountId: session!.accountId });
      grant.addOIDCScope("openid profile email");
      grant.addResourceScope(resource, "openid profile email");
      await grant.save();
      return grant;
    },
    renderError: showProviderError,
  };
}
