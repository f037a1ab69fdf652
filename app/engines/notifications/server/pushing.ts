import { createHash } from "node:crypto";
import { and, asc, eq, inArray, lt, lte, type SQL, sql } from "drizzle-orm";
import { sessions } from "#platform/auth/schema.ts";
import { isLiving } from "#platform/auth/session.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { log } from "#platform/log.ts";
import { accounts } from "#platform/people/schema.ts";
import { isPushSet, type PushEnd, sendPush } from "#platform/push/index.ts";
import { readPush } from "./notices.ts";
import { gatherPushes, toldWithin } from "./push-gathering.ts";
import { type PushWords, toWords } from "./push-words.ts";
import { isQuiet, ownTime } from "./quiet.ts";
import { findReceiver } from "./receiver.ts";
import { noticeHabits, pushDevices, pushMessages } from "./schema.ts";

/** So many a run; the next minute goes on. */
const atOnce = 500;
/** Of one message no more than that is looked at. */
const most = 50;
/** A subscription that its service does not like so often in a row is not one any more. */
const failuresAtMost = 10;
const minute = 60_000;

type Device = typeof pushDevices.$inferSelect;
type Due = { id: string; service: string };

/**
 * Tells devices what is due: a job of every minute. Each push service has a lane of its own, so that a dead one keeps nobody
 * else waiting, and whatever waits for it waits together (RFC 8030).
 */
export async function sendPushes(): Promise<void> {
  if (!isPushSet()) return;
  await gatherPushes();
  await withTenant("*", forgetOld);
  const due = await withTenant("*", findDue);
  await Promise.all([...Map.groupBy(due, ({ service }) => service).values()].map(sendInTurn));
}

async function sendInTurn(lane: Due[]): Promise<void> {
  for (const { id } of lane) {
    try {
      if ((await push(id))?.kind === "later") return;
    } catch (error) {
      log.error("A push could not be sent, the others go on", { objectId: id, error });
    }
  }
}

function findDue(): Promise<Due[]> {
  return db()
    .select({ id: pushMessages.id, service: pushDevices.service })
    .from(pushMessages)
    .innerJoin(pushDevices, eq(pushDevices.id, pushMessages.deviceId))
    .where(lte(pushMessages.dueAt, now()))
    .orderBy(asc(pushMessages.dueAt), asc(pushMessages.id))
    .limit(atOnce);
}

function forgetOld() {
  return db()
    .delete(pushMessages)
    .where(lt(pushMessages.createdAt, new Date(now().getTime() - toldWithin)));
}

/** Sends one message, unless another process has it in hand; the pauses between tries grow to an hour. */
async function push(id: string): Promise<PushEnd | undefined> {
  const [taken] = await withTenant("*", () =>
    db()
      .update(pushMessages)
      .set({
        tries: sql`${pushMessages.tries} + 1`,
        dueAt: sql`${now()}::timestamptz + least(power(2, ${pushMessages.tries} + 1), 60) * interval '1 minute'`,
      })
      .where(and(eq(pushMessages.id, id), lte(pushMessages.dueAt, now())))
      .returning(),
  );
  if (!taken) return undefined;
  const written = await withTenant("*", () => write(taken));
  if (written === "wait") return undefined;
  const end = written && (await tell(written.device, written.words));
  if (end?.kind !== "later") await withTenant("*", () => drop(eq(pushMessages.id, id)));
  return end;
}

type Taken = typeof pushMessages.$inferSelect;
type Written = { device: Device; words: PushWords } | "wait" | undefined;

/** What of it its reader may still see, at this moment; undefined where nobody is there to be told, or nothing is left. */
async function write({ id, deviceId, pushId }: Taken): Promise<Written> {
  const [row] = await db()
    .select({ device: pushDevices, session: sessions.publicId, zone: accounts.timeZone, habits: noticeHabits })
    .from(pushDevices)
    .innerJoin(sessions, and(eq(sessions.idHash, pushDevices.sessionId), isLiving()))
    .innerJoin(accounts, eq(accounts.id, pushDevices.accountId))
    .leftJoin(noticeHabits, eq(noticeHabits.accountId, pushDevices.accountId))
    .where(eq(pushDevices.id, deviceId));
  if (!row) return undefined;
  const { device, session, zone, habits } = row;
  if (isQuiet(habits, ownTime(now(), zone))) {
    const dueAt = new Date(now().getTime() + 10 * minute);
    await db().update(pushMessages).set({ dueAt }).where(eq(pushMessages.id, id));
    return "wait";
  }
  const receiver = await findReceiver(device.accountId);
  if (!receiver) return undefined;
  const items = await withTenant(receiver.viewer.groupId, () => readPush(receiver.viewer, pushId, most));
  return items.length ? { device, words: toWords(items, session) } : undefined;
}

/** Sends words to a device and keeps what its push service has said of it. */
export async function tell(device: Device, words: PushWords): Promise<PushEnd> {
  const topic = createHash("sha256").update(words.tag).digest("base64url").slice(0, 32);
  const end = await sendPush(device, { text: JSON.stringify(words), topic, seconds: 12 * 3600 });
  if (end.kind === "later" || end.kind === "refused")
    log.warn("A push was not taken", { objectId: device.id, reason: end.why });
  await withTenant("*", () => keep(device, end));
  return end;
}

async function keep({ id, service, failures }: Device, end: PushEnd): Promise<void> {
  const isIt = eq(pushDevices.id, id);
  if (end.kind === "gone" || (end.kind === "refused" && failures + 1 >= failuresAtMost)) {
    await db().delete(pushDevices).where(isIt);
  } else if (end.kind === "taken") {
    await db().update(pushDevices).set({ toldAt: now(), failures: 0 }).where(isIt);
  } else if (end.kind === "refused") {
    await db()
      .update(pushDevices)
      .set({ failures: failures + 1 })
      .where(isIt);
  } else if (end.kind === "later") {
    await rest(service, end.seconds ?? 60);
  }
}

/** Whatever else waits for this service waits at least so long: else it would stand before what others could get. */
async function rest(service: string, seconds: number): Promise<void> {
  const until = new Date(now().getTime() + seconds * 1000);
  const devices = db().select({ id: pushDevices.id }).from(pushDevices).where(eq(pushDevices.service, service));
  await db()
    .update(pushMessages)
    .set({ dueAt: until })
    .where(and(inArray(pushMessages.deviceId, devices), lt(pushMessages.dueAt, until)));
}

function drop(which: SQL) {
  return db().delete(pushMessages).where(which);
}
