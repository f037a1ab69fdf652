import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { type IdentityProvider, identityProvider } from "./identity-provider.ts";
import { refuseAsTrouble } from "./provider-trouble.ts";

/** Who waits for a page waits no longer than this for the provider, and an answer holds for a few seconds. */
const patience = 2000;
const holds = 5000;

let answeredAt = 0;
let asking: Promise<void> | undefined;

/**
 * The provider, for who is about to be sent there: what it once said of itself is remembered, and says nothing about whether
 * it answers now. Refuses as «unavailable» while it does not, so that nobody is led to a dead address. Of the
 * embedded one there is nothing to ask.
 */
export async function answeringProvider(): Promise<IdentityProvider> {
  const provider = await identityProvider();
  if (!config.oidcIssuer || Math.abs(now().getTime() - answeredAt) < holds) return provider;
  asking ??= ask(config.oidcIssuer).finally(() => {
    asking = undefined;
  });
  await asking;
  return provider;
}

async function ask(issuer: string): Promise<void> {
  const answer = await fetch(`${issuer}/.well-known/openid-configuration`, {
    signal: AbortSignal.timeout(patience),
  }).catch(refuseAsTrouble);
  await answer.body?.cancel().catch(() => {});
  if (!answer.ok) refuseAsTrouble(new Error(`The provider answers ${answer.status}`));
  answeredAt = now().getTime();
}
