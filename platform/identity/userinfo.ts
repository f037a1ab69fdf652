import { createLocalJWKSet, jwtVerify } from "jose";
import type { KoaContextWithOIDC } from "oidc-provider";
import { claimsOf } from "./accounts.ts";
import { audience, issuer, protocolPath } from "./address.ts";
import { embeddedJwks } from "./keys.ts";

/** Userinfo for the JWT access tokens of the realm, as Keycloak answers it; the library's own knows opaque ones only. */
export async function answerUserinfo(ctx: KoaContextWithOIDC, next: () => Promise<void>): Promise<void> {
  if (ctx.path !== `${protocolPath}/userinfo`) return next();
  const claims = await claimsOfBearer(ctx.get("authorization"));
  ctx.set("cache-control", "no-store");
  ctx.status = claims ? 200 : 401;
  ctx.body = claims ?? { error: "invalid_token" };
  if (!claims) ctx.set("www-authenticate", 'Bearer error="invalid_token"');
}

async function claimsOfBearer(authorization: string): Promise<Record<string, unknown> | null> {
  const token = /^bearer (\S+)$/i.exec(authorization)?.[1];
  if (!token) return null;
  try {
    const keys = createLocalJWKSet(await embeddedJwks());
    const { payload } = await jwtVerify(token, keys, { issuer, audience, algorithms: ["RS256"] });
    return await claimsOf(payload.sub ?? "");
  } catch {
    return null;
  }
}
