import type { IncomingMessage, ServerResponse } from "node:http";
import { config } from "#platform/config.ts";
import { securityHeaders } from "#platform/http/headers.ts";
import { log } from "#platform/log.ts";
import { embeddedIssuer } from "./accounts.ts";
import { interactionPath, issuer, loopback, mountPath, protocolPath } from "./address.ts";
import { lendCookies } from "./cookies.ts";
import { answerInteraction } from "./interaction.ts";
import { embeddedJwks } from "./keys.ts";
import { lostPage, sendPage } from "./pages.ts";
import { arePasskeysPossible } from "./passkey-challenge.ts";
import { answerLibrary, libraryPath } from "./passkey-script.ts";
import { embeddedClient, embeddedProvider } from "./provider.ts";
import { endProviderSession } from "./store.ts";
import { troublePage } from "./trouble.ts";

export { hasPassword, isLoginTaken, loginOf, loginOfPerson, registerIdentity } from "./accounts.ts";
export { hasSecondFactor, passkeysHad } from "./has-second-factor.ts";
export {
  changePassword,
  demandUnknown,
  findForgetful,
  loginOfLink,
  makePasswordLink,
  renewPassword,
} from "./own-password.ts";
export { addPasskey, beginPasskey, countPasskeys, listPasskeys, removePasskey, renamePasskey } from "./passkeys.ts";
export { isPassword } from "./password.ts";

export {
  beginSecondFactor,
  confirmSecondFactor,
  endSecondFactor,
  readSecondFactor,
  renewRecoveryCodes,
  resetSecondFactor,
} from "./second-factor.ts";

export { sweepOidcStore } from "./store.ts";

const { host, protocol } = new URL(config.publicUrl);

/**
 * Everything under /auth: the embedded OpenID provider with Keycloak's addresses and its sign-in page.
 * Answers every request itself, with the security headers of its own pages (specification §7, «Other»).
 */
export async function identityHandler(req: IncomingMessage, res: ServerResponse): Promise<void> {
  try {
    const path = (req.url ?? "/").split("?", 1)[0]!;
    for (const [name, value] of Object.entries(securityHeaders("none"))) res.setHeader(name, value);
    const signIn = path.startsWith(interactionPath) && path.slice(interactionPath.length);
    if (signIn) return await answerInteraction(req, res, signIn);
    if (path === libraryPath && arePasskeysPossible()) return answerLibrary(res);
    if (path.startsWith(`${mountPath}/`)) return await answerProtocol(req, res);
    await sendPage(res, 404, lostPage);
  } catch (error) {
    const trouble = troublePage(error);
    if (trouble) log.warn("A sign-in had to wait", { error });
    else log.error("The identity provider failed", { error });
    if (res.headersSent) res.end();
    else await (trouble ? sendPage(res, 503, trouble, { "retry-after": "30" }) : sendPage(res, 500, lostPage));
  }
}

/** The provider believes the address that PUBLIC_URL names, whatever Host and X-Forwarded-* say. */
async function answerProtocol(req: IncomingMessage & { originalUrl?: string }, res: ServerResponse): Promise<void> {
  req.headers.host = host;
  req.headers["x-forwarded-host"] = host;
  req.headers["x-forwarded-proto"] = protocol.slice(0, -1);
  req.originalUrl = req.url;
  req.url = req.url!.slice(mountPath.length);
  lendCookies(req, req.url.split("?", 1)[0]!.split("/").at(-1)!);
  const provider = await embeddedProvider();
  await provider.callback()(req, res);
}

/** What the portal's side must know of the embedded provider to sign people in with it. */
export async function embeddedIdentity() {
  return {
    issuer,
    issuerKey: embeddedIssuer,
    clientId: embeddedClient.id,
    clientSecret: embeddedClient.secret,
    authorizationEndpoint: `${issuer}${protocolPath}/auth`,
    tokenEndpoint: `${loopback}/token`,
    endSessionEndpoint: `${issuer}${protocolPath}/logout`,
    endSignIn: endProviderSession,
    jwks: await embeddedJwks(),
  };
}
