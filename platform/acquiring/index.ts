import { config } from "#platform/config.ts";
import type { Acquirer } from "./acquirer.ts";
import { tbank } from "./tbank.ts";

export { type Acquirer, type BankPayment, type BankState, BankTrouble } from "./acquirer.ts";
export { tbank } from "./tbank.ts";

/** Where the bank sends its news of payments. */
export const newsPath = "/acquiring/news";

let connected: Acquirer | undefined = config.tbank && tbank(config.tbank);

/** The bank that takes money for this portal; without one nothing is sold for money. */
export const acquirer = (): Acquirer | undefined => connected;

/** Connects another bank than the settings name: the demo's own one. */
export function connectAcquirer(bank: Acquirer | undefined): void {
  connected = bank;
}
