import { and, eq, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import { findOwn, ldapPeople } from "#app/office/people-desk/server/index.ts";
import { scimPeople } from "#app/office/scim/server/index.ts";
import type { PersonFields, StaffPerson } from "#app/office/staff/contract.ts";
import { forgetMe } from "#app/people/account/server/index.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { forgetViewers } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { afterCommit, db, newId } from "#platform/db/index.ts";
import { grantedRights } from "#platform/people/grants.ts";
import { toldPerson } from "#platform/people/named.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPerson } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { findPlace, no } from "./named.ts";

const managers = alias(accounts, "managers");

/**
 * Makes the account of a colleague; nobody signs in as them until they come by an invitation of their own, or their
 * provider vouches for the mailbox. Refuses a mailbox in use, an unknown supervisor and department beside the field.
 */
export async function addPerson(viewer: Viewer, fields: PersonFields): Promise<{ id: string }> {
  const id = newId();
  const row = await rowOf(viewer, fields);
  await demandFree(fields.email);
  const { accountId, groupId } = viewer;
  const [made] = await db()
    .insert(accounts)
    .values({ id, groupId, ...row, alias: `id-${id.slice(-12)}` })
    .onConflictDoNothing()
    .returning({ id: accounts.id });
  if (!made) taken();
  await recordAudit({ deed: "staff.added", result: "ok", accountId, groupId, objectId: id });
  return { id };
}

/** What the form begins with. Refuses another company's people, those who have left and erased ones as not found. */
export async function readPerson(viewer: Viewer, id: string): Promise<StaffPerson> {
  const [row] = await db()
    .select({
      person: accounts,
      manager: sql<{
        id: string;
        name: string;
      } | null>`case when ${managers.id} is not null then ${toldPerson(managers)} end`,
      scim: sql<boolean>`exists (select from ${scimPeople} s where s.account_id = ${accounts.id} and s.removed_at is null)`,
      ldap: sql<boolean>`exists (select from ${ldapPeople} l where l.account_id = ${accounts.id})`,
    })
    .from(accounts)
    .leftJoin(managers, eq(managers.id, accounts.managerId))
    .where(sql`${accounts.id} = ${id} and ${accounts.groupId} = ${viewer.groupId} and ${accounts.erasedAt} is null`);
  if (!row) refuse("not-found");
  const { lastName, firstName, patronymic, position, departmentId, location, phone, email, hiredOn } = row.person;
  return {
    ...{ id, name: `${firstName} ${lastName}`, lastName, firstName, patronymic, position, location, email, hiredOn },
    department: departmentId,
    manager: row.manager,
    phone: phone ?? "",
    revision: row.person.changedAt.toISOString(),
    directory: row.scim ? "scim" : row.ldap ? "ldap" : null,
  };
}

type Change = PersonFields & { id: string; revision: string };

/** Writes what an administrator knows better. Refuses what has been changed meanwhile as a conflict, and whatever `addPerson` refuses. */
export async function changePerson(viewer: Viewer, { id, revision, ...fields }: Change): Promise<{ id: string }> {
  await findOwn(viewer, id);
  const before = await readPerson(viewer, id);
  if (before.revision !== revision) refuse("conflict", "revision");
  const row = await rowOf(viewer, fields);
  if (row.managerId === id) no("manager", "Человек не может быть руководителем самому себе");
  if (row.email.toLowerCase() !== before.email.toLowerCase()) {
    // By the new mailbox one would set a password and come in as them.
    if (!viewer.isAdmin && (await isTrusted(id))) no("email", "Почту того, кто уже входил, меняет администратор");
    await demandFree(row.email);
  }
  await db().update(accounts).set(row).where(eq(accounts.id, id));
  afterCommit(() => {
    forgetViewers();
    forgetMe({ accountId: id });
  });
  const after = await readPerson(viewer, id);
  const was = (name: string) => JSON.stringify(before[name as keyof StaffPerson]);
  const changed = Object.entries(after).filter(([name, value]) => was(name) !== JSON.stringify(value));
  const names = changed.map(([name]) => name).filter((name) => name !== "revision" && name !== "name");
  const { accountId, groupId } = viewer;
  if (names.length)
    await recordAudit({
      deed: "staff.changed",
      result: "ok",
      accountId,
      groupId,
      objectId: id,
      detail: { fields: names },
    });
  return { id };
}

async function rowOf(viewer: Viewer, { department, manager, phone, hiredOn, ...words }: PersonFields) {
  return {
    ...words,
    phone: phone || null,
    hiredOn: hiredOn ?? null,
    departmentId: await findPlace(viewer, "department", department),
    managerId: (await namedPerson(viewer, manager, { field: "manager" }))?.id ?? null,
  };
}

/** Whether somebody has come in with this account, or finds rights there when they do. */
async function isTrusted(id: string): Promise<boolean> {
  const has = sql`(${accounts.subject} is not null or cardinality(${grantedRights}) > 0)`;
  return (await db().$count(accounts, and(eq(accounts.id, id), has))) > 0;
}

async function demandFree(email: string): Promise<void> {
  const itself = eq(sql`lower(${accounts.email})`, email.toLowerCase());
  if ((await db().select({ id: accounts.id }).from(accounts).where(itself)).length) taken();
}

function taken(): never {
  return no("email", "Эту почту уже использует другая учётная запись", "conflict");
}
