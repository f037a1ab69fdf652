import { and, eq, isNull, sql } from "drizzle-orm";
import type { ScimGroup } from "#app/office/scim/contract.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import type { Right } from "#platform/people/rights.ts";
import { refuse } from "#platform/refusal.ts";
import { settleRights } from "./group-rights.ts";
import { membersOf } from "./groups.ts";
import { scimGroups, scimMembers } from "./schema.ts";

const byName = [sql`${scimGroups.displayName} collate russian`, scimGroups.id];

/** The groups that the directory has brought, with the right that each gives. */
export async function readGroups(viewer: Viewer, after?: string): Promise<{ items: ScimGroup[]; next?: string }> {
  const rows = await db()
    .select({
      id: scimGroups.id,
      name: scimGroups.displayName,
      right: scimGroups.right,
      members: db().$count(scimMembers, eq(scimMembers.scimGroupId, scimGroups.id)),
    })
    .from(scimGroups)
    .where(and(eq(scimGroups.groupId, viewer.groupId), isNull(scimGroups.removedAt), beyond(byName, after, "asc")))
    .orderBy(...byName)
    .limit(pageSize + 1);
  return cut(rows, ({ name, id }) => [name, id]);
}

/** Decides what right a group gives to whoever is in it; null is none. Refuses another company's as not found. */
export async function mapGroup(viewer: Viewer, { id, right }: { id: string; right: Right | null }) {
  const { accountId, groupId } = viewer;
  const own = and(eq(scimGroups.groupId, groupId), eq(scimGroups.id, id), isNull(scimGroups.removedAt));
  const [before] = await db().select({ right: scimGroups.right }).from(scimGroups).where(own).for("update");
  if (!before) refuse("not-found");
  if (before.right === right) return { id };
  await db().update(scimGroups).set({ right }).where(own);
  const detail = { before: before.right, right };
  await recordAudit({ deed: "scim.group-mapped", result: "ok", accountId, groupId, objectId: id, detail });
  await settleRights(viewer, await membersOf(id));
  return { id };
}
