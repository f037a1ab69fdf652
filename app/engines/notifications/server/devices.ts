import { createHash } from "node:crypto";
import { and, desc, eq, inArray, lt, ne } from "drizzle-orm";
import type { DeviceView } from "#app/engines/notifications/contract.ts";
import { deviceOf } from "#platform/auth/device.ts";
import { sessions } from "#platform/auth/schema.ts";
import { isLiving, ownSession } from "#platform/auth/session.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { isPushSet, isUsable, type Subscription, serviceOf } from "#platform/push/index.ts";
import { refuse } from "#platform/refusal.ts";
import { pushDevices } from "./schema.ts";

/** More devices than that nobody carries: the one that was not seen for longest makes room. */
const most = 10;
const keptFor = 30 * 86_400_000;

/** A person's devices, the last added first. */
export async function listDevices({ accountId }: Viewer): Promise<DeviceView[]> {
  const rows = await db()
    .select({ device: pushDevices, living: sessions.idHash })
    .from(pushDevices)
    .leftJoin(sessions, and(eq(sessions.idHash, pushDevices.sessionId), isLiving()))
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(desc(pushDevices.createdAt), desc(pushDevices.id));
  return rows.map(({ device: { id, userAgent, endpoint, createdAt, toldAt }, living }) => ({
    ...{ id, name: deviceOf(userAgent), print: createHash("sha256").update(endpoint).digest("base64url") },
    createdAt: createdAt.toISOString(),
    toldAt: toldAt?.toISOString() ?? null,
    sleeps: living === null,
  }));
}

type NewDevice = Subscription & { session: string; agent: string };

/** Shows notices in a browser from now on, as long as this sign-in lasts there; whoever it belonged to before has lost it. */
export async function addDevice(
  viewer: Viewer,
  { session, agent, ...subscription }: NewDevice,
): Promise<{ id: string }> {
  const { accountId, groupId } = viewer;
  if (!isPushSet()) refuse("conflict", "push-off");
  if (!isUsable(subscription)) refuse("invalid", "subscription");
  const sessionId = (await ownSession(viewer, session)) ?? refuse("not-found", "session");
  const { endpoint } = subscription;
  const seen = { sessionId, seenAt: now(), failures: 0, userAgent: agent };
  // A browser has one subscription: whoever presses here after somebody else, of whatever company, takes it over.
  await withTenant("*", () =>
    db()
      .delete(pushDevices)
      .where(and(eq(pushDevices.endpoint, endpoint), ne(pushDevices.accountId, accountId))),
  );
  const [row] = await db()
    .insert(pushDevices)
    .values({ ...subscription, ...seen, accountId, groupId, service: serviceOf(endpoint), createdAt: now() })
    .onConflictDoUpdate({ target: pushDevices.endpoint, set: { ...subscription, ...seen } })
    .returning({ id: pushDevices.id });
  await makeRoom(accountId);
  return row!;
}

async function makeRoom(accountId: string): Promise<void> {
  const rows = await db()
    .select({ id: pushDevices.id })
    .from(pushDevices)
    .where(eq(pushDevices.accountId, accountId))
    .orderBy(desc(pushDevices.seenAt), desc(pushDevices.id))
    .offset(most);
  if (!rows.length) return;
  const ids = rows.map(({ id }) => id);
  await db().delete(pushDevices).where(inArray(pushDevices.id, ids));
}

type Awake = { endpoint: string; session: string; renewed?: Subscription | undefined };

/**
 * Whoever signs in again in a browser that has shown their notices gets them there again. What is not theirs stays as it is,
 * and the browser is told so: it gives the subscription up.
 */
export async function wakeDevice(viewer: Viewer, { endpoint, session, renewed }: Awake): Promise<{ mine: boolean }> {
  const sessionId = await ownSession(viewer, session);
  if (!isPushSet() || !sessionId || (renewed && !isUsable(renewed))) return { mine: false };
  const isMine = and(eq(pushDevices.endpoint, endpoint), eq(pushDevices.accountId, viewer.accountId));
  const change = renewed && { ...renewed, service: serviceOf(renewed.endpoint), failures: 0 };
  const rows = await db()
    .update(pushDevices)
    .set({ sessionId, seenAt: now(), ...change })
    .where(isMine)
    .returning({ id: pushDevices.id });
  return { mine: rows.length > 0 };
}

/** «Убрать»: one of a person's own devices; somebody else's is not found. */
export async function dropDevice({ accountId }: Viewer, id: string): Promise<{ id: string }> {
  const [row] = await db()
    .delete(pushDevices)
    .where(and(eq(pushDevices.id, id), eq(pushDevices.accountId, accountId)))
    .returning({ id: pushDevices.id });
  return row ?? refuse("not-found");
}

/** Forgets devices whose person has not come back to them for a month. */
export async function sweepDevices(): Promise<void> {
  const before = new Date(now().getTime() - keptFor);
  await withTenant("*", () => db().delete(pushDevices).where(lt(pushDevices.seenAt, before)));
}
