import { and, eq, isNotNull, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isPresent } from "#platform/people/presence.ts";
import { agreements, agreementVersions } from "./schema.ts";

/** The documents of the person's company; a guest account is asked for consents alone. */
export function isOffered({ groupId, isGuest }: Viewer): SQL {
  return and(eq(agreements.groupId, groupId), isGuest ? eq(agreements.kind, "consent") : undefined)!;
}

/** What an administrator works on: documents of the own company, never the portal's. */
export function isOnDesk({ groupId }: Viewer): SQL {
  return eq(agreements.groupId, groupId);
}

/** A version that anybody but its writers may know of. */
export const isPublished = isNotNull(agreementVersions.publishedAt);

/** The version of a joined document that is in force now. */
export const isInForce = and(
  eq(agreementVersions.agreementId, agreements.id),
  eq(agreementVersions.number, agreements.inForce),
)!;

/** The people of a company whom a document of this kind is about, as `isOffered` says; the table in the query is `accounts`. */
export const isAsked = (groupId: string, kind: SQL): SQL =>
  sql`accounts.group_id = ${groupId}::uuid and ${isPresent(sql`accounts`)} and (accounts.role <> 'guest' or ${kind} = 'consent')`;

/** The kind of a document, for a query that does not have it at hand. */
export const kindOf = (agreementId: string): SQL =>
  sql`(select kind from agreements where agreements.id = ${agreementId}::uuid)`;

/** The condition «this person has accepted this version and not taken it back», over names of columns. */
export const hasAccepted = (account: SQL, version: SQL): SQL =>
  sql`exists (select from agreement_acceptances said
    where said.account_id = ${account} and said.version_id = ${version} and said.withdrawn_at is null)`;
