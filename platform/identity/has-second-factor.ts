import { isNotNull, type SQL, sql } from "drizzle-orm";
import { config } from "#platform/config.ts";
import { groups } from "#platform/people/schema.ts";
import { isIdentityOf } from "./accounts.ts";
import { identityAccount, identitySecondFactor } from "./schema.ts";

/** Whether a person of `accounts` signs in with two steps: a part of another query. */
export function hasSecondFactor(): SQL<boolean> {
  if (config.oidcIssuer) return sql<boolean>`false`;
  return sql<boolean>`exists (select from ${identityAccount} join ${identitySecondFactor}
    on ${identitySecondFactor.identityId} = ${identityAccount.id} and ${isNotNull(identitySecondFactor.confirmedAt)}
    where ${isIdentityOf()})`;
}

/**
 * Whether a person of `accounts` has to set up the second factor before they administer anything, as their company of `groups`
 * has decided: a part of another query. Where an outside provider signs people in, the second factor is its affair.
 */
export function owesSecondFactor(): SQL<boolean> {
  if (config.oidcIssuer) return sql<boolean>`false`;
  return sql<boolean>`(${groups.adminSecondFactor} and not ${hasSecondFactor()})`;
}
