import { and, desc, eq, isNull, type SQL, sql } from "drizzle-orm";
import { alias } from "drizzle-orm/pg-core";
import type { GuestView, OwnGuest } from "#app/access/guests/contract.ts";
import { momentOf, wallOf } from "#app/web/wall-time.ts";
import { recordAudit } from "#platform/auth/audit.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import { beyond, cut, pageSize } from "#platform/db/keyset.ts";
import { inDays, mostGuestDays } from "#platform/people/guests.ts";
import { isOver } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { findSponsor } from "./sponsor.ts";

const dayLong = 86_400_000;
const sponsors = alias(accounts, "sponsors");

/** The condition «a guest for whom this person answers»; who keeps the staff answers for all of the company. */
function isAnsweredBy(viewer: Viewer): SQL {
  return mayAs(viewer, "staff") ? isGuestOf(viewer) : and(isGuestOf(viewer), isOwn(viewer))!;
}

const isOwn = ({ accountId }: Viewer) => eq(accounts.sponsorId, accountId);

function isGuestOf({ groupId }: Viewer): SQL {
  return and(eq(accounts.groupId, groupId), eq(accounts.role, "guest"), isNull(accounts.leftAt))!;
}

const ownView = {
  id: accounts.id,
  name: sql<string>`trim(${accounts.firstName} || ' ' || ${accounts.lastName})`,
  until: accounts.guestUntil,
  over: sql<boolean>`${isOver()}`,
};

/** A page of the guests for whom the viewer answers: those come first who stay longest, those last whose term is over. */
export async function listOwn(viewer: Viewer, after?: string): Promise<{ items: OwnGuest[]; next?: string }> {
  const until = sql`coalesce(${accounts.guestUntil}, 'infinity')`;
  const rows = await db()
    .select({ ...ownView, place: sql<string>`${until}::text` })
    .from(accounts)
    .where(and(isGuestOf(viewer), isOwn(viewer), beyond([until, accounts.id], after)))
    .orderBy(desc(until), desc(accounts.id))
    .limit(pageSize + 1);
  const { items, next } = cut(rows, ({ place, id }) => [place, id]);
  return { items: items.map(({ place: _, until, ...guest }) => ({ ...guest, until: iso(until) })), next };
}

const iso = (until: Date | null) => until?.toISOString() ?? null;

/** A guest with the term and who answers. Refuses as not found whoever is no guest of the one who asks. */
export async function readGuest(viewer: Viewer, id: string): Promise<GuestView> {
  const [row] = await db()
    .select({
      ...ownView,
      sponsor: {
        id: sponsors.id,
        alias: sponsors.alias,
        name: sql<string>`${sponsors.firstName} || ' ' || ${sponsors.lastName}`,
      },
    })
    .from(accounts)
    .leftJoin(sponsors, eq(sponsors.id, accounts.sponsorId))
    .where(and(eq(accounts.id, id), isAnsweredBy(viewer)));
  if (!row) refuse("not-found");
  const offered = wallOf(inDays().toISOString(), viewer.timeZone).slice(0, 10);
  return { ...row, until: iso(row.until), offered };
}

/** Gives a guest another term, to the end of a day. Refuses a day that is over, or too far away, beside the field. */
export async function prolong(viewer: Viewer, { id, until }: { id: string; until: string }): Promise<{ id: string }> {
  const before = await hold(viewer, id);
  const guestUntil = endOfDay(until, viewer);
  await db().update(accounts).set({ guestUntil }).where(eq(accounts.id, id));
  await tell(viewer, "guest.prolonged", id, { before: before.guestUntil?.toISOString().slice(0, 10), until });
  return { id };
}

/** Says who answers for a guest from now on. */
export async function entrust(viewer: Viewer, { id, sponsor: named }: { id: string; sponsor: string }) {
  const before = await hold(viewer, id);
  const { id: sponsorId, name } = await findSponsor(viewer, named);
  if (sponsorId === before.sponsorId) return { id };
  await db().update(accounts).set({ sponsorId }).where(eq(accounts.id, id));
  await tell(viewer, "guest.entrusted", id, { sponsor: name, from: before.sponsorId, to: sponsorId });
  return { id };
}

async function hold(viewer: Viewer, id: string) {
  const [guest] = await db()
    .select({ guestUntil: accounts.guestUntil, sponsorId: accounts.sponsorId })
    .from(accounts)
    .where(and(eq(accounts.id, id), isAnsweredBy(viewer)))
    .for("update");
  return guest ?? refuse("not-found");
}

function endOfDay(day: string, { timeZone }: Viewer): Date {
  const next = new Date(Date.parse(day) + dayLong).toISOString().slice(0, 10);
  const end = new Date(momentOf(`${next}T00:00`, timeZone));
  if (end <= now()) wrong("Этот день уже прошёл");
  // The last of so many days counts as a whole.
  if (end.getTime() > inDays(mostGuestDays).getTime() + dayLong) wrong("Не больше года вперёд");
  return end;
}

function wrong(text: string): never {
  refuse("invalid", "until", { fields: { until: [text] } });
}

function tell(
  { accountId, groupId }: Viewer,
  deed: "guest.prolonged" | "guest.entrusted",
  objectId: string,
  detail: Record<string, unknown>,
) {
  return recordAudit({ deed, result: "ok", accountId, groupId, objectId, detail });
}
