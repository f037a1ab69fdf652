import { isNotNull, type SQL, sql } from "drizzle-orm";
import { config } from "#platform/config.ts";
import { groups } from "#platform/people/schema.ts";
import { isIdentityOf } from "./accounts.ts";
import { identityAccount, identitySecondStep } from "./schema.ts";

/** Whether a person of `accounts` signs in with two steps: a part of another query. */
export function hasSecondStep(): SQL<boolean> {
  if (config.oidcIssuer) return sql<boolean>`false`;
  return sql<boolean>`exists (select from ${identityAccount} join ${identitySecondStep}
    on ${identitySecondStep.identityId} = ${identityAccount.id} and ${isNotNull(identitySecondStep.confirmedAt)}
    where ${isIdentityOf()})`;
}

/**
 * Whether a person of `accounts` has to set up the second step before they administer anything, as their company of `groups`
 * has decided: a part of another query. Where an outside provider signs people in, the second step is its affair.
 */
export function owesSecondStep(): SQL<boolean> {
  if (config.oidcIssuer) return sql<boolean>`false`;
  return sql<boolean>`(${groups.adminSecondStep} and not ${hasSecondStep()})`;
}
