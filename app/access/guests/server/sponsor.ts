import { and, eq, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";

/** Finds by the short name the colleague who is to answer for a guest. Refuses anybody else beside the field. */
export async function findSponsor({ groupId }: Viewer, named: string): Promise<string> {
  const itself = sql`lower(${accounts.alias}) = ${named.toLowerCase()}`;
  const [found] = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(and(eq(accounts.groupId, groupId), itself, isColleague()));
  if (!found) refuse("invalid", "sponsor", { fields: { sponsor: [`В компании нет коллеги @${named}`] } });
  return found.id;
}
