import { config } from "#platform/config.ts";

/** The realm and the client, named as in Keycloak (specification §7). */
export const mountPath = "/auth/realms/gid";
export const issuer = config.publicUrl + mountPath;
export const protocolPath = "/protocol/openid-connect";
export const interactionPath = "/auth/interaction/";

/** Whom access tokens are made for, and the address that the protocol wants for it. */
export const audience = "portal-api";
export const resource = `${config.publicUrl}/api`;

const inside = { "0.0.0.0": "127.0.0.1", "::": "[::1]" }[config.host] ?? config.host;

/** This process, as it reaches itself: the token endpoint is called over the loop, never through the public address. */
export const loopback = `http://${inside}:${config.port}${mountPath}${protocolPath}`;
