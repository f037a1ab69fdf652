import { isIP } from "node:net";
import type { AdapterPayload } from "oidc-provider";
import { isTrustworthy } from "#platform/auth/cookies.ts";
import { config } from "#platform/config.ts";
import { apart } from "#platform/db/index.ts";
import { OidcStore } from "./store.ts";

const { hostname, origin } = new URL(config.publicUrl);

/** Whom keys are made for and what they sign: the configured public address, whatever a request says. */
export const party = { id: hostname, name: "Вече", origin };

/**
 * Where keys can be: browsers make them for https (and for this very machine) alone, and for names, never for numbers; an
 * outside provider has its own.
 */
export function arePasskeysPossible(): boolean {
  return !config.oidcIssuer && isTrustworthy && !isIP(hostname.replace(/^\[|\]$/g, ""));
}

/** What a device is asked to sign, for one sign-in or for one person who adds a key: once, and for five minutes. */
const challenges = new OidcStore("PasskeyChallenge");
export const waitsFor = 5 * 60;

/** Remembers what was asked; what was asked before in the same place counts no more. */
export const keepChallenge = (place: string, challenge: string): Promise<void> =>
  challenges.upsert(place, { challenge } as AdapterPayload, waitsFor);

/**
 * What was asked in this place, once: it is spent even where the deed that asks for it is rolled back. Undefined when nothing
 * was asked, or too long ago.
 */
export async function takeChallenge(place: string): Promise<string | undefined> {
  return (await apart(() => challenges.take(place)))?.challenge as string | undefined;
}
