import { and, asc, eq, type SQL, sql } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce, type Listener } from "#platform/events/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { sendInvites } from "./joining.ts";
import { placeInvites, places } from "./schema.ts";
import { demand, isOutside, standing } from "./standing.ts";

/** So many people are asked in one transaction; the others in the next. */
const atOnce = 500;
const asked = "place.department-invited";

/**
 * Begins to ask a whole department in, with all that is below it; tells how many will be asked. Refuses at the field one in which
 * there is nobody to ask.
 */
export async function inviteDepartment(
  viewer: Viewer,
  { place, department }: { place: string; department: string },
): Promise<{ people: number }> {
  const { groupId } = await demand(viewer, place, "invite");
  const [row] = await db()
    .select({ people: sql<number>`count(*)::int` })
    .from(accounts)
    .where(isToAsk({ place, department, groupId }));
  if (!row?.people)
    refuse("invalid", "department", { fields: { department: ["Звать некого: все там уже участвуют или приглашены"] } });
  await announce({ kind: asked, objectId: place, groupId, actorId: viewer.accountId, data: { department } });
  return { people: row.people };
}

/**
 * Asks a department in part by part, each person once: whoever has an invite, or has declined one, is asked no more. A part that
 * was cut short begins anew; who may no longer ask people in asks nobody.
 */
export const inviteByDepartment: Listener = {
  name: "membership.departments",
  kinds: [asked],
  async hear(event) {
    const { objectId: place, groupId, actorId, data } = event;
    const { department } = data as { department: string };
    const inviter = { accountId: actorId!, groupId: groupId! };
    const [stood] = await standing(inviter, eq(places.id, place));
    if (!stood?.may.invite) return;
    const rows = await db()
      .select({ id: accounts.id })
      .from(accounts)
      .where(isToAsk({ place, department, groupId: inviter.groupId }))
      .orderBy(asc(accounts.id))
      .limit(atOnce);
    if (!rows.length) return;
    await sendInvites(
      inviter,
      place,
      rows.map(({ id }) => id),
    );
    if (rows.length === atOnce) await announce(event);
  },
};

function isToAsk({ place, department, groupId }: { place: string; department: string; groupId: string }): SQL {
  const below = sql`with recursive below as (
    select d.id from ${departments} d where d.id = ${department} and d.group_id = ${groupId}
    union all select d.id from ${departments} d join below on d.parent_id = below.id) select id from below`;
  const isInvited = sql`exists (select from ${placeInvites} i where i.place_id = ${place} and i.account_id = ${accounts.id}
    and (i.declined_at is not null or i.expires_at > ${now().toISOString()}::timestamptz))`;
  return and(
    eq(accounts.groupId, groupId),
    isColleague(),
    sql`${accounts.departmentId} in (${below})`,
    isOutside(place),
    sql`not ${isInvited}`,
  )!;
}
