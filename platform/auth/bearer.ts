import { and, eq } from "drizzle-orm";
import { db, withTenant } from "#platform/db/index.ts";
import { owesSecondFactor } from "#platform/identity/has-second-factor.ts";
import { passkeyIn } from "#platform/identity/passkey-methods.ts";
import { grantedRights } from "#platform/people/grants.ts";
import { isPresent } from "#platform/people/presence.ts";
import { accounts, groups } from "#platform/people/schema.ts";
import { identityProvider } from "./identity-provider.ts";
import { readAccessToken } from "./tokens.ts";
import { rolesOf, type Viewer, viewerOf } from "./viewer.ts";

/**
 * The person in whose name an outside client calls: `Authorization: Bearer` with an access token of the realm made
 * for the portal. Null when the token is missing, unreadable, foreign or over, or its person is not ours (specification §6, §7).
 */
export async function viewerOfBearer(authorization: string | null): Promise<Viewer | null> {
  const token = /^bearer +(\S+)$/i.exec(authorization ?? "")?.[1];
  const claims = token && (await readAccessToken(token));
  if (!claims) return null;
  const { issuerKey } = await identityProvider();
  const itself = and(eq(accounts.issuer, issuerKey), eq(accounts.subject, claims.sub!), isPresent());
  const [person] = await withTenant("*", () =>
    db()
      .select({
        accountId: accounts.id,
        groupId: accounts.groupId,
        firstName: accounts.firstName,
        lastName: accounts.lastName,
        consent: accounts.consentToPersData,
        timeZone: accounts.timeZone,
        granted: grantedRights,
        owesSecondFactor: owesSecondFactor(passkeyIn([claims])),
      })
      .from(accounts)
      .innerJoin(groups, eq(groups.id, accounts.groupId))
      .where(itself),
  );
  return person ? viewerOf(person, rolesOf(claims)) : null;
}
