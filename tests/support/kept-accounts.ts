import { memberships, placeBans, places } from "#app/engines/membership/server/schema.ts";
import { ldapPeople, ldapRuns, peopleTables } from "#app/office/people-desk/server/index.ts";
import {
  claimHolders,
  claimPlaces,
  claimRules,
  scimGroups,
  scimMembers,
  scimPeople,
  scimTokens,
  scimTrials,
} from "#app/office/scim/server/index.ts";
import { now } from "#platform/clock.ts";
import { db, newId } from "#platform/db/index.ts";
import { suspensions } from "#platform/people/schema.ts";
import { keepNoticeHabits } from "./notice-habits.ts";

type Canary = (table: string, column: string) => string;
type About = { groupId: string; authorId: string; of: string; table: string; publication: string };

/** What an administrator leaves behind: a suspension that is over, a table of people that waits. */
export async function keepAccounts({ groupId, authorId, of, table, publication }: About, canaryOf: Canary) {
  const reason = canaryOf("suspensions", "reason");
  await db().insert(suspensions).values({ groupId, authorId, accountId: of, reason, endedAt: now() });
  const rows = [[canaryOf("people_tables", "rows")], [""]];
  const name = canaryOf("people_tables", "name");
  await db().insert(peopleTables).values({ id: table, groupId, authorId, name, rows });
  const externalId = canaryOf("ldap_people", "external_id");
  await db().insert(ldapPeople).values({ accountId: of, groupId, externalId });
  await db().insert(ldapRuns).values({ groupId, ranAt: now(), byHand: false, trouble: "unreachable" });
  await keepNoticeHabits({ groupId, accountId: of, publicationId: publication }, canaryOf);
  await keepDirectory({ groupId, authorId, of }, canaryOf);
  await keepPlace({ groupId, authorId, of }, canaryOf);
}

/** A place of the author's, out of which the person is shut. */
async function keepPlace({ groupId, authorId, of }: Omit<About, "table" | "publication">, canaryOf: Canary) {
  const placeId = newId();
  await db()
    .insert(places)
    .values({ id: placeId, groupId, kind: "guild", title: canaryOf("places", "title") });
  await db().insert(memberships).values({ placeId, groupId, accountId: authorId, role: "owner", joinedAt: now() });
  const reason = canaryOf("place_bans", "reason");
  await db().insert(placeBans).values({ placeId, groupId, accountId: of, bannedBy: authorId, reason });
}

/** What the company's directory has brought, and the token that it came with. */
async function keepDirectory({ groupId, authorId, of }: Omit<About, "table" | "publication">, canaryOf: Canary) {
  const token = { name: canaryOf("scim_tokens", "name"), tokenHash: canaryOf("scim_tokens", "token_hash") };
  const tokenId = newId();
  await db()
    .insert(scimTokens)
    .values({ id: tokenId, groupId, authorId, ...token, ending: canaryOf("scim_tokens", "ending") });
  const tried = { method: "POST", kind: "Users", status: 409, problem: canaryOf("scim_trials", "problem") };
  await db()
    .insert(scimTrials)
    .values({ groupId, tokenId, ...tried, name: canaryOf("scim_trials", "name") });
  const names = { userName: canaryOf("scim_people", "user_name"), externalId: canaryOf("scim_people", "external_id") };
  await db()
    .insert(scimPeople)
    .values({ groupId, accountId: of, ...names });
  const scimGroupId = newId();
  const told = {
    displayName: canaryOf("scim_groups", "display_name"),
    externalId: canaryOf("scim_groups", "external_id"),
  };
  await db()
    .insert(scimGroups)
    .values({ id: scimGroupId, groupId, ...told });
  await db().insert(scimMembers).values({ scimGroupId, accountId: of, groupId });
  const [ruleId, overId] = [newId(), newId()];
  const rule = { claim: canaryOf("claim_rules", "claim"), value: canaryOf("claim_rules", "value"), groupId };
  // Whom a rule in force means is told anew by every sign-in.
  const rules = [{ id: ruleId }, { id: overId, removedAt: now() }].map((one) => ({ ...rule, ...one }));
  await db()
    .insert(claimRules)
    .values(rules.map((one) => ({ ...one, right: "moderator" as const })));
  await db().insert(claimHolders).values({ ruleId: overId, accountId: of, groupId });
  const places = {
    department: canaryOf("claim_places", "department"),
    location: canaryOf("claim_places", "location"),
  };
  await db()
    .insert(claimPlaces)
    .values({ groupId, ...places });
}
