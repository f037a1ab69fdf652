import { and, asc, desc, eq, inArray, isNull } from "drizzle-orm";
import type { Waiting } from "#app/engines/membership/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { announce } from "#platform/events/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { namedPeople } from "#platform/people/who.ts";
import { refuse } from "#platform/refusal.ts";
import { readLinks } from "./links.ts";
import { personColumns, toPerson } from "./people.ts";
import { forget, seat } from "./places.ts";
import { memberships, placeBans, placeInvites, placeRequests } from "./schema.ts";
import { demand, type Stood } from "./standing.ts";

const day = 86_400_000;
/** How long an invite waits, and a refused person before they may ask again. */
const inviteDays = 14;
const askAgainDays = 7;

type Of = { place: string; person: string };
type Asking = { place: string; message: string; answers: string[] };

/**
 * Lets the viewer in where they may come in, or keeps their request where one asks first. Refuses elsewhere as not found, and a
 * question of the place that is not answered at its field, `answer1` and on.
 */
export async function join(
  viewer: Viewer,
  { place: id, message, answers }: Asking,
): Promise<{ outcome: "inside" | "requested" }> {
  const place = await demand(viewer, id, "know");
  const person = viewer.accountId;
  if (isInside(place.role)) return { outcome: "inside" };
  if (place.may.join) {
    await seat({ place: id, person, role: "member" });
    return { outcome: "inside" };
  }
  if (place.role === "requested") return { outcome: "requested" };
  if (!place.may.ask) refuse("not-found");
  const [before] = await db()
    .select({ rejectedAt: placeRequests.rejectedAt })
    .from(placeRequests)
    .where(isRequest({ place: id, person }));
  if (before?.rejectedAt && before.rejectedAt.getTime() > now().getTime() - askAgainDays * day)
    refuse("invalid", "soon", { fields: { message: ["Вам уже отказали. Попроситься снова можно через неделю"] } });
  const answered = place.questions.map((question, at) => ({ question, answer: answers[at] ?? "" }));
  const silent = answered.flatMap(({ answer }, at) => (answer ? [] : [[`answer${at + 1}`, ["Ответьте на вопрос"]]]));
  if (silent.length) refuse("invalid", "answers", { fields: Object.fromEntries(silent) });
  await forget({ place: id, person });
  await db()
    .insert(placeRequests)
    .values({ placeId: id, accountId: person, groupId: place.groupId, message, answers: answered, createdAt: now() });
  await tell("place.requested", viewer, { place: id, person });
  return { outcome: "requested" };
}

/** Takes the viewer out, or their request back, or declines what they were asked to. Refuses the owner, and who must belong to it, as forbidden. */
export async function leave(viewer: Viewer, { place: id }: { place: string }): Promise<{ id: string }> {
  const { role, bound } = await demand(viewer, id, "know");
  if (role === "owner") refuse("forbidden", "owner");
  if (bound && isInside(role)) refuse("forbidden", "mandatory");
  const person = viewer.accountId;
  await db()
    .delete(memberships)
    .where(and(eq(memberships.placeId, id), eq(memberships.accountId, person)));
  await db()
    .delete(placeRequests)
    .where(and(isRequest({ place: id, person }), isNull(placeRequests.rejectedAt)));
  await db()
    .update(placeInvites)
    .set({ declinedAt: now() })
    .where(isInvite({ place: id, person }));
  return { id };
}

/** Who waits to be let in and who is asked in, for those who may ask people in. */
export async function readWaiting(viewer: Viewer, { place }: { place: string }): Promise<Waiting> {
  const { may } = await demand(viewer, place, "invite");
  const requests = await db()
    .select({
      ...personColumns,
      message: placeRequests.message,
      answers: placeRequests.answers,
      at: placeRequests.createdAt,
    })
    .from(placeRequests)
    .innerJoin(accounts, and(eq(accounts.id, placeRequests.accountId), isColleague()))
    .where(and(eq(placeRequests.placeId, place), isNull(placeRequests.rejectedAt)))
    .orderBy(asc(placeRequests.createdAt), asc(accounts.id))
    .limit(200);
  const invites = await db()
    .select({
      ...personColumns,
      at: placeInvites.createdAt,
      expiresAt: placeInvites.expiresAt,
      declinedAt: placeInvites.declinedAt,
    })
    .from(placeInvites)
    .innerJoin(accounts, and(eq(accounts.id, placeInvites.accountId), isColleague()))
    .where(eq(placeInvites.placeId, place))
    .orderBy(desc(placeInvites.createdAt), asc(accounts.id))
    .limit(200);
  return {
    // Only leaders decide, so only they are told who waits.
    requests: may.lead
      ? requests.map(({ message, answers, at, ...row }) => ({
          ...toPerson(row),
          message,
          answers,
          at: at.toISOString(),
        }))
      : [],
    invites: invites.map(({ at, expiresAt, declinedAt, ...row }) => ({
      ...toPerson(row),
      at: at.toISOString(),
      state: declinedAt ? ("declined" as const) : expiresAt > now() ? ("sent" as const) : ("expired" as const),
    })),
    links: await readLinks(place),
  };
}

/** Asks colleagues in, each for two weeks. Refuses at the field whom it cannot ask. */
export async function invite(viewer: Viewer, { place, people }: { place: string; people: string[] }) {
  const { groupId } = await demand(viewer, place, "invite");
  const named = await namedPeople({ accountId: viewer.accountId, groupId }, people, { field: "people" });
  const ids = named.map(({ id }) => id);
  const taken = await db()
    .select({ id: memberships.accountId })
    .from(memberships)
    .where(and(eq(memberships.placeId, place), inArray(memberships.accountId, ids)));
  const shut = await db()
    .select({ id: placeBans.accountId })
    .from(placeBans)
    .where(and(eq(placeBans.placeId, place), inArray(placeBans.accountId, ids)));
  const apart = new Set([...taken, ...shut].map(({ id }) => id));
  const fresh = ids.filter((id) => !apart.has(id));
  if (!fresh.length) refuse("invalid", "people", { fields: { people: ["Они уже участвуют, или вход им закрыт"] } });
  await sendInvites({ accountId: viewer.accountId, groupId }, place, fresh);
  return { invited: fresh.length };
}

type Inviter = Pick<Viewer, "accountId" | "groupId">;

/** Asks people in for two weeks, and tells them. */
export async function sendInvites(inviter: Inviter, place: string, people: string[]): Promise<void> {
  const { accountId: invitedBy, groupId } = inviter;
  const sent = { createdAt: now(), expiresAt: new Date(now().getTime() + inviteDays * day), declinedAt: null };
  await db()
    .insert(placeInvites)
    .values(people.map((accountId) => ({ placeId: place, accountId, groupId, invitedBy, ...sent })))
    .onConflictDoUpdate({ target: [placeInvites.placeId, placeInvites.accountId], set: sent });
  for (const person of people) await tell("place.invited", inviter, { place, person });
}

/** Takes an invite back. Refuses one that is not there as not found. */
export async function revoke(viewer: Viewer, { place, person }: Of): Promise<{ id: string }> {
  await demand(viewer, place, "invite");
  const gone = await db()
    .delete(placeInvites)
    .where(isInvite({ place, person }))
    .returning({ id: placeInvites.accountId });
  if (!gone.length) refuse("not-found");
  return { id: place };
}

type Decision = Of & { grant: boolean; reason: string };

/** Lets in who has asked, or tells them no; then they may ask again in a week. Refuses a request that is not there as not found. */
export async function decide(viewer: Viewer, { place, person, grant, reason }: Decision): Promise<{ id: string }> {
  await demand(viewer, place, "lead");
  const [row] = await db()
    .update(placeRequests)
    .set({ rejectedAt: now(), reason })
    .where(and(isRequest({ place, person }), isNull(placeRequests.rejectedAt)))
    .returning({ id: placeRequests.accountId });
  if (!row) refuse("not-found");
  if (grant) await seat({ place, person, role: "member" });
  await tell("place.decided", viewer, { place, person, granted: grant });
  return { id: place };
}

/** What is told of people who come in; areas hear it of places of their kind. */
export type PlaceEvent =
  | "place.invited"
  | "place.requested"
  | "place.decided"
  | "place.offered"
  | "place.asked"
  | "place.quiet"
  | "place.banned"
  | "place.offer-over"
  | "place.offer-answered";

/** Announces it of a person; `granted` is the answer. */
export function tell(
  kind: PlaceEvent,
  { accountId, groupId }: Inviter,
  { place, ...data }: Of & { granted?: boolean },
) {
  return announce({ kind, objectId: place, groupId, actorId: accountId, data });
}

const isInside = (role: Stood["role"]) => ["owner", "admin", "member", "muted", "follower"].includes(role);
const isRequest = ({ place, person }: Of) => and(eq(placeRequests.placeId, place), eq(placeRequests.accountId, person));
const isInvite = ({ place, person }: Of) => and(eq(placeInvites.placeId, place), eq(placeInvites.accountId, person));
