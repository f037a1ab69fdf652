import { and, eq, inArray, sql } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { Columns } from "./filter-sql.ts";
import { groupSchema } from "./names.ts";
import { isSeen, locationOf, withMeta } from "./person-view.ts";
import { scimGroups, scimMembers, scimPeople } from "./schema.ts";

export type GroupRow = Pick<
  typeof scimGroups.$inferSelect,
  "id" | "displayName" | "externalId" | "right" | "createdAt" | "changedAt"
>;

const isMember = (condition: ReturnType<typeof sql>) =>
  sql`exists (select 1 from ${scimMembers} where ${scimMembers.scimGroupId} = ${scimGroups.id} and ${condition})`;
const member = { sql: sql`${scimMembers.accountId}::text`, kind: "text" as const, among: isMember };

/** By what the directory may ask for groups. */
export const groupColumns: Columns = {
  id: { sql: sql`${scimGroups.id}::text`, kind: "text" },
  externalid: { sql: sql`${scimGroups.externalId}`, kind: "exact" },
  displayname: { sql: sql`${scimGroups.displayName}`, kind: "text" },
  members: member,
  "members.value": member,
  "members.type": { sql: sql`'user'::text`, kind: "text", among: isMember },
  "meta.resourcetype": { sql: sql`'Group'::text`, kind: "text" },
  "meta.created": { sql: sql`${scimGroups.createdAt}`, kind: "moment" },
  "meta.lastmodified": { sql: sql`${scimGroups.changedAt}`, kind: "moment" },
};

/** Groups in SCIM's words (RFC 7643 §4.2); members are not asked for where nobody wants to know them. */
export async function drawGroups(rows: GroupRow[], withMembers: boolean) {
  const members = withMembers && rows.length ? await findMembers(rows.map(({ id }) => id)) : [];
  return rows.map((row) => {
    const { id, displayName, externalId } = row;
    const own = members.filter((one) => one.of === id);
    const group = {
      schemas: [groupSchema],
      id,
      ...(externalId && { externalId }),
      displayName,
      ...(withMembers && {
        members: own.map(({ value, display }) => ({
          value,
          $ref: locationOf("Users", value),
          type: "User",
          display,
        })),
      }),
    };
    return withMeta("Group", group, row);
  });
}

function findMembers(ids: string[]) {
  return db()
    .select({
      of: scimMembers.scimGroupId,
      value: scimMembers.accountId,
      display: sql<string>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`,
    })
    .from(scimMembers)
    .innerJoin(accounts, eq(accounts.id, scimMembers.accountId))
    .leftJoin(scimPeople, eq(scimPeople.accountId, accounts.id))
    .where(and(inArray(scimMembers.scimGroupId, ids), isSeen))
    .orderBy(scimMembers.scimGroupId, scimMembers.accountId);
}
