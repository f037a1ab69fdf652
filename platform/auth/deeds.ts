/** What the platform itself writes down. */
export const platformDeeds = [
  "login",
  "logout",
  "password.set",
  "second-factor.on",
  "second-factor.off",
  "second-factor.codes",
  "second-factor.recovered",
  "second-factor.reset",
  "passkey.added",
  "passkey.removed",
  "passkey.copied",
  "shown-as.begun",
  "shown-as.ended",
] as const;

/** Everything that is written down, by its name: an area adds its own in its `deeds.ts`, beside what the journal calls them. */
export interface Deeds extends Record<(typeof platformDeeds)[number], string> {}
export type Deed = keyof Deeds;
