import { eq } from "drizzle-orm";
import { db } from "#platform/db/index.ts";
import { invites } from "./schema.ts";

/** The guests who are still to come by a person's invitations are somebody else's to answer for. */
export async function handInvites(leaver: string, sponsorId: string): Promise<void> {
  await db().update(invites).set({ sponsorId }).where(eq(invites.sponsorId, leaver));
}
