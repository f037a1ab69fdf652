import { and, eq, gt, inArray, lte } from "drizzle-orm";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db } from "#platform/db/index.ts";
import type { Job } from "#platform/jobs/index.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { refuse } from "#platform/refusal.ts";
import { tell } from "./joining.ts";
import { memberships, placeOffers } from "./schema.ts";
import { demand } from "./standing.ts";

/** So long somebody may think whether they want to own a place. */
const days = 3;

type Of = { place: string; person: string };

/**
 * Offers a place to another of its people, who has three days to say yes; until then its owner stays what they are. A new offer
 * takes the place of the last one. Refuses who does not own it, and who is not inside, as not found.
 */
export async function handOver(viewer: Viewer, { place, person }: Of): Promise<{ id: string }> {
  const { groupId } = await demand(viewer, place, "own");
  if (person === viewer.accountId) return { id: place };
  const [heir] = await db()
    .select({ id: memberships.accountId })
    .from(memberships)
    .innerJoin(accounts, and(eq(accounts.id, memberships.accountId), isColleague()))
    .where(
      and(
        eq(memberships.placeId, place),
        eq(memberships.accountId, person),
        inArray(memberships.role, ["admin", "member"]),
      ),
    );
  if (!heir) refuse("not-found");
  await dropOffer(place);
  const said = { offeredBy: viewer.accountId, createdAt: now() };
  const expiresAt = new Date(now().getTime() + days * 86_400_000);
  await db()
    .insert(placeOffers)
    .values({ placeId: place, accountId: person, groupId, ...said, expiresAt })
    .onConflictDoNothing();
  await tell("place.offered", { accountId: viewer.accountId, groupId }, { place, person });
  return { id: place };
}

/**
 * Takes a place that was offered, whose owner stays as its admin, or declines it; its owner takes the offer back so. Refuses one
 * that is not there, or whose days are over, as not found.
 */
export async function answerOffer(
  viewer: Viewer,
  { place, accept }: { place: string; accept: boolean },
): Promise<{ id: string }> {
  const { may, groupId } = await demand(viewer, place, "read");
  const [offer] = await db()
    .select()
    .from(placeOffers)
    .where(and(eq(placeOffers.placeId, place), gt(placeOffers.expiresAt, now())))
    .for("update");
  const isHeir = offer?.accountId === viewer.accountId;
  if (!offer || !(isHeir || (may.own && !accept))) refuse("not-found");
  await dropOffer(place);
  if (accept) await passTo(place, viewer.accountId);
  const about = { place, person: offer.offeredBy, granted: accept };
  if (isHeir) await tell("place.offer-answered", { accountId: viewer.accountId, groupId }, about);
  return { id: place };
}

/** Makes one of its people the owner of a place; who owned it stays as its admin. Refuses who is not inside as not found. */
async function passTo(place: string, person: string): Promise<void> {
  await db()
    .update(memberships)
    .set({ role: "admin" })
    .where(and(eq(memberships.placeId, place), eq(memberships.role, "owner")));
  const rows = await db()
    .update(memberships)
    .set({ role: "owner", mutedUntil: null })
    .where(and(eq(memberships.placeId, place), eq(memberships.accountId, person)))
    .returning({ id: memberships.accountId });
  if (!rows.length) refuse("not-found");
}

/** An offer is over: it was answered, or the place has another owner. */
export async function dropOffer(place: string): Promise<void> {
  await db().delete(placeOffers).where(eq(placeOffers.placeId, place));
}

/** Whoever offered a place hears that its days are over and nobody has answered. */
export const endOffers: Job = {
  name: "membership.offers",
  title: "Сказать владельцам, что на их предложение никто не ответил",
  cron: "*/10 * * * *",
  async run() {
    const over = await db().delete(placeOffers).where(lte(placeOffers.expiresAt, now())).returning();
    for (const { placeId, accountId, groupId, offeredBy } of over)
      await tell("place.offer-over", { accountId, groupId }, { place: placeId, person: offeredBy });
  },
};
