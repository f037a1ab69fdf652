import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import type { Standing } from "../contract.ts";
import { memberships, placeBans, placeInvites, placeRequests } from "../server/schema.ts";

const later = new Date("2100-01-01");

type Seat = { placeId: string; groupId: string; accountId: string };

/** Lets a person stand so or so to a place that another one owns; its owner stands there already. */
export async function stand(role: Standing, row: Seat, owner: Viewer): Promise<void> {
  const by = owner.accountId;
  const joinedAt = new Date();
  const mutedUntil = role === "muted" ? later : null;
  if (role === "admin" || role === "member" || role === "follower" || role === "muted")
    await db()
      .insert(memberships)
      .values({ ...row, role: role === "muted" ? "member" : role, joinedAt, mutedUntil });
  if (role === "invited")
    await db()
      .insert(placeInvites)
      .values({ ...row, invitedBy: by, expiresAt: later });
  if (role === "requested") await db().insert(placeRequests).values(row);
  if (role === "banned")
    await db()
      .insert(placeBans)
      .values({ ...row, bannedBy: by });
}
