import { asc, ne } from "drizzle-orm";
import type { SocialProfile } from "#app/people/account/contract.ts";
import { readProfile } from "#app/people/account/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { groups } from "#platform/people/schema.ts";
import { Refusal } from "#platform/refusal.ts";

/** Nobody in particular: a colleague who is in no team of anybody's. */
const onlooker = "00000000-0000-7000-8000-000000000000";

/**
 * The person's own page by the same read that others get, as a colleague of the own company or of another one would see
 * it: in that company's name, so that the database hides the same things. Null is «they do not meet you».
 */
export async function readSeen(viewer: Viewer, by: "company" | "portal"): Promise<{ person: SocialProfile | null }> {
  const groupId = by === "company" ? viewer.groupId : await otherCompany(viewer);
  if (!groupId) return { person: null };
  const seer: Viewer = { ...viewer, accountId: onlooker, groupId, roles: ["employee"], isAdmin: false, rights: [] };
  try {
    return { person: await withTenant(groupId, () => readProfile(seer, viewer.accountId)) };
  } catch (error) {
    if (error instanceof Refusal && error.kind === "not-found") return { person: null };
    throw error;
  }
}

async function otherCompany({ groupId }: Viewer): Promise<string | undefined> {
  const [other] = await db()
    .select({ id: groups.id })
    .from(groups)
    .where(ne(groups.id, groupId))
    .orderBy(asc(groups.id))
    .limit(1);
  return other?.id;
}
