import { forgetFrequent } from "#app/engines/search/server/frequent.ts";
import { forgetMe } from "#app/people/account/server/me.ts";
import { forgetIdentityProvider } from "#platform/auth/identity-provider.ts";
import { setListeners } from "#platform/events/listeners.ts";
import { forgetKeys } from "#platform/identity/keys.ts";
import { forgetProvider } from "#platform/identity/provider.ts";
import { forgetSpending } from "#platform/limits/index.ts";
import { forgetPushKeys } from "#platform/push/index.ts";

/** Forgets what this process remembers of one database: the next file has another one with the same people in it. */
export function forgetWorld(): void {
  forgetSpending();
  forgetMe();
  forgetFrequent();
  forgetKeys();
  forgetPushKeys();
  forgetProvider();
  forgetIdentityProvider();
  setListeners([]);
}
