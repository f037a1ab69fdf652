import { createHash } from "node:crypto";
import { eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { openTree } from "#app/office/people-desk/server/index.ts";
import { config } from "#platform/config.ts";
import { db } from "#platform/db/index.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import type { Columns } from "./filter-sql.ts";
import { enterpriseSchema, userSchema } from "./names.ts";
import { scimPeople } from "./schema.ts";

const managers = alias(accounts, "managers");
const userName = sql<string>`coalesce(${scimPeople.userName}, ${accounts.email})`;
const changedAt = sql<Date>`greatest(${accounts.changedAt}, ${scimPeople.changedAt})`.mapWith(accounts.changedAt);
const displayName = sql<string>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`;

/** Whom the directory sees: whom it has deleted it does not, until they are back at work; whose data are erased, never. */
export const isSeen = sql`(${accounts.erasedAt} is null and (${scimPeople.removedAt} is null or ${accounts.leftAt} is null))`;

/** The people of the company that is open, as the directory asks for them. */
export function selectPeople() {
  return db()
    .select({
      id: accounts.id,
      userName,
      externalId: scimPeople.externalId,
      removedAt: scimPeople.removedAt,
      lastName: accounts.lastName,
      firstName: accounts.firstName,
      patronymic: accounts.patronymic,
      email: accounts.email,
      phone: accounts.phone,
      position: accounts.position,
      location: accounts.location,
      birthDate: accounts.birthDate,
      hiredOn: accounts.hiredOn,
      departmentId: accounts.departmentId,
      managerId: accounts.managerId,
      manager: sql<string | null>`${managers.firstName} || ' ' || ${managers.lastName}`,
      leftAt: accounts.leftAt,
      createdAt: accounts.createdAt,
      changedAt,
    })
    .from(accounts)
    .leftJoin(scimPeople, eq(scimPeople.accountId, accounts.id))
    .leftJoin(managers, eq(managers.id, accounts.managerId))
    .$dynamic();
}

export type PersonRow = Awaited<ReturnType<typeof selectPeople>>[number];

const text = (column: Columns[string]["sql"]) => ({ sql: column, kind: "text" as const });
const always = { sql: sql`true`, kind: "flag" as const };
const work = text(sql`'work'::text`);
/** As the portal tells it: the way from the top, «Склад / Приёмка». */
const department = sql`(with recursive up as (
  select d.parent_id, d.name, 1 as depth from ${departments} d where d.id = ${accounts.departmentId}
  union all
  select d.parent_id, d.name, up.depth + 1 from ${departments} d join up on d.id = up.parent_id where up.depth < 50
) select string_agg(name, ' / ' order by depth desc) from up)`;

/** By what the directory may ask for people. */
export const personColumns: Columns = {
  id: text(sql`${accounts.id}::text`),
  externalid: { sql: sql`${scimPeople.externalId}`, kind: "exact" },
  username: text(userName),
  displayname: text(displayName),
  "name.formatted": text(displayName),
  "name.familyname": text(sql`${accounts.lastName}`),
  "name.givenname": text(sql`${accounts.firstName}`),
  "name.middlename": text(sql`${accounts.patronymic}`),
  title: text(sql`${accounts.position}`),
  active: { sql: sql`(${accounts.leftAt} is null)`, kind: "flag" },
  emails: text(sql`${accounts.email}`),
  "emails.value": text(sql`${accounts.email}`),
  "emails.type": work,
  "emails.primary": always,
  phonenumbers: text(sql`${accounts.phone}`),
  "phonenumbers.value": text(sql`${accounts.phone}`),
  "phonenumbers.type": work,
  "phonenumbers.primary": always,
  "addresses.locality": text(sql`${accounts.location}`),
  "addresses.type": work,
  "enterprise.department": text(department),
  "enterprise.manager": text(sql`${accounts.managerId}::text`),
  "enterprise.manager.value": text(sql`${accounts.managerId}::text`),
  "meta.resourcetype": text(sql`'User'::text`),
  "meta.created": { sql: sql`${accounts.createdAt}`, kind: "moment" },
  "meta.lastmodified": { sql: sql`greatest(${accounts.changedAt}, ${scimPeople.changedAt})`, kind: "moment" },
};

/** A person in SCIM's words (RFC 7643 §4.1); the departments are opened once for all of a list. */
export async function drawPeople(groupId: string, rows: PersonRow[]) {
  const tree = rows.some(({ departmentId }) => departmentId) ? await openTree({ groupId }) : undefined;
  return rows.map((row) => drawPerson(row, row.departmentId ? tree!.title(row.departmentId) : undefined));
}

function drawPerson(row: PersonRow, department: string | undefined) {
  const { id, externalId, userName, firstName, lastName, patronymic, position, email, phone, location, managerId } =
    row;
  const formatted = `${firstName} ${lastName}`.trim();
  const manager = managerId
    ? { value: managerId, $ref: locationOf("Users", managerId), displayName: row.manager }
    : null;
  const extended = { ...(department && { department }), ...(manager && { manager }) };
  const hasMore = Object.keys(extended).length > 0;
  const person = {
    schemas: hasMore ? [userSchema, enterpriseSchema] : [userSchema],
    id,
    ...(externalId && { externalId }),
    userName,
    name: { formatted, familyName: lastName, givenName: firstName, ...(patronymic && { middleName: patronymic }) },
    displayName: formatted,
    ...(position && { title: position }),
    active: row.leftAt === null,
    emails: [{ value: email, type: "work", primary: true }],
    ...(phone && { phoneNumbers: [{ value: phone, type: "work", primary: true }] }),
    ...(location && { addresses: [{ locality: location, type: "work" }] }),
    ...(hasMore && { [enterpriseSchema]: extended }),
  };
  return withMeta("User", person, row);
}

export type Resource = ReturnType<typeof withMeta>;

/** What every resource says of itself; its version is what it says. */
export function withMeta<T extends { id: string }>(
  resourceType: "User" | "Group",
  thing: T,
  { createdAt, changedAt }: { createdAt: Date; changedAt: Date },
) {
  const version = `W/"${createHash("sha256").update(JSON.stringify(thing)).digest("base64url").slice(0, 22)}"`;
  const [created, lastModified] = [createdAt.toISOString(), changedAt.toISOString()];
  const location = locationOf(`${resourceType}s`, thing.id);
  return { ...thing, meta: { resourceType, created, lastModified, location, version } };
}

export function locationOf(kind: string, id: string): string {
  return `${config.publicUrl}/scim/v2/${kind}/${id}`;
}
