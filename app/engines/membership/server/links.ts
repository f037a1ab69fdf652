import { randomBytes } from "node:crypto";
import { and, desc, eq, sql } from "drizzle-orm";
import type { InviteLink, LinkView } from "#app/engines/membership/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { newId } from "#platform/db/id.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { placeKinds } from "./kinds.ts";
import { seat } from "./places.ts";
import { placeLinks, places } from "./schema.ts";
import { demand, everyStanding, type Stood, standing } from "./standing.ts";

type Link = typeof placeLinks.$inferSelect;

/** The links of a place, the newest first, for those who may ask people in. */
export async function readLinks(place: string): Promise<InviteLink[]> {
  const rows = await db()
    .select()
    .from(placeLinks)
    .where(eq(placeLinks.placeId, place))
    .orderBy(desc(placeLinks.createdAt), desc(placeLinks.id))
    .limit(50);
  return rows.map(({ id, code, expiresAt, uses, used }) => ({
    ...{ id, code, uses, used },
    until: expiresAt.toISOString(),
    state: expiresAt <= now() ? "over" : used >= uses ? "used" : "open",
  }));
}

type Wish = { place: string; days: number; uses: number };

/** Makes a link that lets so many people in within so many days. Refuses who may ask nobody in as not found. */
export async function makeLink(viewer: Viewer, { place, days, uses }: Wish): Promise<{ id: string }> {
  const { groupId } = await demand(viewer, place, "invite");
  const id = newId();
  const expiresAt = new Date(now().getTime() + days * 86_400_000);
  const code = randomBytes(12).toString("base64url");
  await db()
    .insert(placeLinks)
    .values({ id, placeId: place, groupId, invitedBy: viewer.accountId, code, createdAt: now(), expiresAt, uses });
  return { id };
}

/** Takes a link away: it lets nobody in from then on. Refuses one that is not there as not found. */
export async function dropLink(viewer: Viewer, { place, link }: { place: string; link: string }) {
  await demand(viewer, place, "invite");
  const gone = await db()
    .delete(placeLinks)
    .where(and(eq(placeLinks.id, link), eq(placeLinks.placeId, place)))
    .returning({ id: placeLinks.id });
  if (!gone.length) refuse("not-found");
  return { id: link };
}

/** What a link says to the viewer. Refuses one that is not there, or is another company's, as not found. */
export async function readLink(viewer: Viewer, { code }: { code: string }): Promise<LinkView> {
  const [link] = await db().select().from(placeLinks).where(isLink(viewer, code));
  return link ? tellLink(viewer, link) : refuse("not-found");
}

/** Lets the viewer in by a link that still lets people in, once a person; tells what it says then. */
export async function enter(viewer: Viewer, { code }: { code: string }): Promise<LinkView> {
  const [link] = await db().select().from(placeLinks).where(isLink(viewer, code)).for("update");
  if (!link) refuse("not-found");
  const told = await tellLink(viewer, link);
  if (told.state !== "welcome") return told;
  await seat({ place: link.placeId, person: viewer.accountId, role: "member" });
  await db()
    .update(placeLinks)
    .set({ used: sql`${placeLinks.used} + 1` })
    .where(eq(placeLinks.id, link.id));
  return { ...told, state: "inside" };
}

const isLink = ({ groupId }: Viewer, code: string) => and(eq(placeLinks.code, code), eq(placeLinks.groupId, groupId));

async function tellLink(viewer: Viewer, link: Link): Promise<LinkView> {
  const [place] = await everyStanding(viewer, eq(places.id, link.placeId));
  if (!place) refuse("not-found");
  const state = await stateOf(place, link);
  if (state !== "welcome" && state !== "inside") return { state, place: null };
  const { title, description, alias, members } = place;
  const href =
    placeKinds
      .get()
      .find(({ name }) => name === place.kind)
      ?.address(alias) ?? "/";
  return { state, place: { title, description, href, members } };
}

async function stateOf({ id, role }: Stood, { invitedBy, expiresAt, used, uses }: Link): Promise<LinkView["state"]> {
  if (["owner", "admin", "member", "muted"].includes(role)) return "inside";
  if (role === "banned") return "banned";
  const [inviter] = await standing({ accountId: invitedBy }, eq(places.id, id));
  if (expiresAt <= now() || !inviter?.may.invite) return "over";
  return used >= uses ? "used" : "welcome";
}
