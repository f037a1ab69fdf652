import { and, eq, inArray, isNull, ne, or, sql } from "drizzle-orm";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Deed } from "#platform/auth/deeds.ts";
import { now } from "#platform/clock.ts";
import { db, isId, newId } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import type { GroupDraft, MemberChange } from "./group-draft.ts";
import { settleRights } from "./group-rights.ts";
import { drawGroups, type GroupRow } from "./group-view.ts";
import { isSeen } from "./person-view.ts";
import { missing, wrong } from "./problem.ts";
import { scimGroups, scimMembers, scimPeople } from "./schema.ts";
import type { Holder } from "./tokens.ts";

/** A group of the company's directory. Refuses another company's as missing. */
export async function readGroup({ viewer: { groupId } }: Holder, id: string, withMembers = true) {
  const [group] = await drawGroups([await findGroup(groupId, id)], withMembers);
  return group!;
}

/** Makes a group; what right it gives, if any, an administrator of the portal decides. Refuses a name that is there. */
export async function makeGroup(holder: Holder, draft: GroupDraft) {
  const { groupId } = holder.viewer;
  const { displayName, externalId = null } = draft;
  if (!displayName) wrong("invalidValue", "У группы должно быть имя");
  const id = newId();
  await demandUnique(groupId, id, { displayName, externalId });
  const [row] = await db().insert(scimGroups).values({ id, groupId, displayName, externalId }).returning();
  await applyMembers(holder, row!, draft.members);
  await tellOf(holder, "scim.group-made", id);
  return readGroup(holder, id);
}

/** Changes what a draft says and nothing else. */
export async function changeGroup(holder: Holder, id: string, draft: GroupDraft) {
  const { groupId } = holder.viewer;
  const before = await findGroup(groupId, id, true);
  const { displayName = before.displayName, externalId = before.externalId } = draft;
  const isNamed = displayName !== before.displayName || externalId !== before.externalId;
  if (isNamed) await demandUnique(groupId, id, { displayName, externalId });
  const isOther = (await applyMembers(holder, before, draft.members)) || isNamed;
  if (isOther) {
    await db().update(scimGroups).set({ displayName, externalId, changedAt: now() }).where(eq(scimGroups.id, id));
    await tellOf(holder, "scim.group-changed", id);
  }
  return readGroup(holder, id);
}

/** The directory deletes a group: it gives nobody any right any more. */
export async function removeGroup(holder: Holder, id: string): Promise<void> {
  await findGroup(holder.viewer.groupId, id, true);
  await db().update(scimGroups).set({ removedAt: now(), changedAt: now() }).where(eq(scimGroups.id, id));
  await settleRights(holder.viewer, await membersOf(id));
  await tellOf(holder, "scim.group-removed", id);
}

async function findGroup(groupId: string, id: string, held = false): Promise<GroupRow> {
  if (!isId(id)) missing();
  const query = db()
    .select()
    .from(scimGroups)
    .where(and(eq(scimGroups.groupId, groupId), eq(scimGroups.id, id), isNull(scimGroups.removedAt)))
    .$dynamic();
  const [row] = held ? await query.for("update") : await query;
  return row ?? missing();
}

/** Gives whether anybody has come or gone. */
async function applyMembers(holder: Holder, group: GroupRow, changes: MemberChange[]): Promise<boolean> {
  const before = new Set(await membersOf(group.id));
  let after = new Set(before);
  for (const { op, ids } of changes) {
    if (op === "set") after = new Set();
    for (const id of ids)
      if (op === "remove") after.delete(id.toLowerCase());
      else after.add(id.toLowerCase());
  }
  const come = [...after].filter((id) => !before.has(id));
  const gone = [...before].filter((id) => !after.has(id));
  await demandPeople(holder.viewer.groupId, come);
  const own = eq(scimMembers.scimGroupId, group.id);
  const { groupId } = holder.viewer;
  for (const some of parts(come))
    await db()
      .insert(scimMembers)
      .values(some.map((accountId) => ({ scimGroupId: group.id, accountId, groupId })))
      .onConflictDoNothing();
  for (const some of parts(gone))
    await db()
      .delete(scimMembers)
      .where(and(own, inArray(scimMembers.accountId, some)));
  if (group.right) await settleRights(holder.viewer, [...come, ...gone]);
  return come.length + gone.length > 0;
}

async function demandPeople(groupId: string, ids: string[]): Promise<void> {
  if (!ids.every(isId)) stranger();
  for (const some of parts(ids)) {
    const people = await db()
      .select({ id: accounts.id })
      .from(accounts)
      .leftJoin(scimPeople, eq(scimPeople.accountId, accounts.id))
      .where(and(eq(accounts.groupId, groupId), inArray(accounts.id, some), isSeen));
    if (people.length < some.length) stranger();
  }
}

async function demandUnique(groupId: string, id: string, names: { displayName: string; externalId: string | null }) {
  const same = or(
    sql`lower(${scimGroups.displayName}) = lower(${names.displayName})`,
    names.externalId ? eq(scimGroups.externalId, names.externalId) : undefined,
  );
  const others = and(eq(scimGroups.groupId, groupId), ne(scimGroups.id, id), isNull(scimGroups.removedAt), same);
  const [one] = await db().select({ id: scimGroups.id }).from(scimGroups).where(others).limit(1);
  if (one) wrong("uniqueness", "Группа с таким именем или externalId уже есть");
}

/** Everybody who is in a group. */
export async function membersOf(id: string): Promise<string[]> {
  const own = eq(scimMembers.scimGroupId, id);
  return (await db().select({ id: scimMembers.accountId }).from(scimMembers).where(own)).map((row) => row.id);
}

function tellOf(holder: Holder, deed: Deed, objectId: string) {
  const { groupId } = holder.viewer;
  return recordAudit({ deed, result: "ok", groupId, objectId, detail: { by: "scim", token: holder.id } });
}

function stranger(): never {
  return wrong("invalidValue", "Такого участника в компании нет");
}

function* parts(all: string[]): Generator<string[]> {
  for (let at = 0; at < all.length; at += 1000) yield all.slice(at, at + 1000);
}
