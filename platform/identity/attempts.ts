import { isIPv6 } from "node:net";
import { forgiveShared, giveBackShared, type SharedBudget, spendShared } from "#platform/limits/shared.ts";

const tenMinutes = 10 * 60;
const hour = 60 * 60;

type Attempt = { login: string; address: string; device: string | undefined };

/**
 * Which budgets a try of a password spends, over all nodes. A browser in which this login has signed in before has one of
 * its own, that nobody else can empty. For any other there is one of the login at this network, one of the login wherever
 * it is tried, and a wide one of the network, behind which there may be a whole office.
 */
export function budgetsOfPassword({ login, address, device }: Attempt): SharedBudget[] {
  if (device) return [{ name: "sign-in-device", who: `${login} ${device}`, whole: 10, perSeconds: tenMinutes }];
  const network = networkOf(address);
  return [
    { name: "sign-in", who: `${login} ${network}`, whole: 10, perSeconds: tenMinutes },
    { ...ofLogin(login), whole: 50, perSeconds: hour },
    ofNetwork(network),
  ];
}

/** The same of a code: it has a million values, of which three are right at once, so its tries are fewer. */
export function budgetsOfCode({ identityId, address }: { identityId: string; address: string }): SharedBudget[] {
  return [{ name: "second-factor", who: identityId, whole: 5, perSeconds: tenMinutes }, ofNetwork(networkOf(address))];
}

/** The same of a passkey, which says itself which it is: of one key at this network, and of the network. */
export function budgetsOfPasskey({ credentialId, address }: { credentialId: string; address: string }): SharedBudget[] {
  const network = networkOf(address);
  return [
    { name: "sign-in-passkey", who: `${credentialId} ${network}`, whole: 10, perSeconds: tenMinutes },
    ofNetwork(network),
  ];
}

/** Spends one try of each. Refuses with the seconds to wait as soon as one is empty, and leaves the others as they were. */
export async function spendAll(budgets: SharedBudget[]): Promise<void> {
  for (const [at, budget] of budgets.entries()) {
    try {
      await spendShared(budget);
    } catch (refusal) {
      await giveBackAll(budgets.slice(0, at));
      throw refusal;
    }
  }
}

/** The try was a good one: only bad ones are counted. */
export async function giveBackAll(budgets: SharedBudget[]): Promise<void> {
  for (const budget of budgets) await giveBackShared(budget);
}

/** Whoever has just set another password by a link tries it at once, whatever strangers have tried before. */
export const forgiveLogin = (login: string): Promise<void> => forgiveShared(ofLogin(login));

const ofLogin = (login: string) => ({ name: "sign-in-login", who: login });

const ofNetwork = (who: string): SharedBudget => ({
  ...{ name: "sign-in-network", who },
  ...{ whole: 1000, perSeconds: tenMinutes },
});

/** A home or an office has a whole /64 of IPv6 addresses to itself. */
function networkOf(address: string): string {
  if (!isIPv6(address) || address.startsWith("::ffff:")) return address;
  const [head = "", tail] = address.split("%")[0]!.split("::");
  const first = head.split(":").filter(Boolean);
  const last = tail?.split(":").filter(Boolean) ?? [];
  const all = tail === undefined ? first : [...first, ...Array(8 - first.length - last.length).fill("0"), ...last];
  return all
    .slice(0, 4)
    .map((part) => part.replace(/^0+(?=.)/, "").toLowerCase())
    .join(":");
}
