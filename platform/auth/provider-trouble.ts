import { refuse } from "#platform/refusal.ts";

/** What is wrong with a provider: it cannot be reached, does not answer in time, or answers what nobody understands. */
const statuses = { identity: 503, "identity-slow": 504, "identity-broken": 502 } as const;
type Trouble = keyof typeof statuses;

/** Thrown where the portal has waited long enough. */
export class TooSlow extends Error {}

/** Refuses as «unavailable» what the provider could not do, and says in which way. */
export function refuseAsTrouble(cause: unknown): never {
  refuse("unavailable", troubleOf(cause), { cause });
}

/** The status of a page that tells of it. */
export function statusOfTrouble(detail: string | undefined): number {
  return statuses[detail as Trouble] ?? 503;
}

function troubleOf(error: unknown): Trouble {
  for (let one = error; one instanceof Error; one = one.cause) {
    const { code, name } = one as { code?: string; name: string };
    if (one instanceof TooSlow || name === "TimeoutError" || code === "ERR_JWKS_TIMEOUT") return "identity-slow";
    if (code && unreachable.test(code)) return "identity";
  }
  return "identity-broken";
}

const unreachable =
  /^(ECONN(REFUSED|RESET)|ENOTFOUND|EAI_AGAIN|EHOSTUNREACH|ENETUNREACH|ETIMEDOUT|UND_ERR_(SOCKET|CONNECT_TIMEOUT))$/;
