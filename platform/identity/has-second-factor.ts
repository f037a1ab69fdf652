import { type Column, isNotNull, type SQL, sql } from "drizzle-orm";
import { config } from "#platform/config.ts";
import { groups } from "#platform/people/schema.ts";
import { isIdentityOf } from "./accounts.ts";
import { identityAccount, identityPasskey, identitySecondFactor } from "./schema.ts";

/** Whether a person of `accounts` signs in with two steps: a part of another query. */
export function hasSecondFactor(): SQL<boolean> {
  if (config.oidcIssuer) return sql<boolean>`false`;
  return sql<boolean>`exists (select from ${identityAccount} join ${identitySecondFactor}
    on ${identitySecondFactor.identityId} = ${identityAccount.id} and ${isNotNull(identitySecondFactor.confirmedAt)}
    where ${isIdentityOf()})`;
}

/** How many passkeys a person of `accounts` has: a part of another query. */
export function passkeysHad(): SQL<number> {
  if (config.oidcIssuer) return sql<number>`0`;
  return sql<number>`(select count(*)::int from ${identityAccount} join ${identityPasskey}
    on ${identityPasskey.identityId} = ${identityAccount.id} where ${isIdentityOf()})`;
}

/**
 * Whether a person of `accounts` has to set up the second factor before they administer anything, as their company of `groups`
 * has decided: a part of another query. Whoever has signed in with a passkey, and has it still, owes nothing: it is two
 * factors at once. Where an outside provider signs people in, the second factor is its affair.
 */
export function owesSecondFactor(passkeyId: Column | string | undefined): SQL<boolean> {
  if (config.oidcIssuer) return sql<boolean>`false`;
  const isThere = sql`exists (select from ${identityPasskey} where ${identityPasskey.id} = ${passkeyId ?? null})`;
  return sql<boolean>`(${groups.adminSecondFactor} and not ${hasSecondFactor()} and not ${isThere})`;
}
