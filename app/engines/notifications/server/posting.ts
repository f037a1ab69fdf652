import { and, eq, isNotNull, isNull, lt, sql } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import { log } from "#platform/log.ts";
import { isMailSet, type Letter, sendMail, troubleOf } from "#platform/mail/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { isFresh } from "./fresh.ts";
import { gatherLetters } from "./gathering.ts";
import { writeLetter } from "./letters.ts";
import { isQuiet, ownTime } from "./quiet.ts";
import { findReceiver, type Receiver } from "./receiver.ts";
import { noticeHabits, notices } from "./schema.ts";
import { keepHabits } from "./settings.ts";

type Trouble = ReturnType<typeof troubleOf> | "none";
type Written = { letter: Letter; receiver: Receiver };

/** So many letters are sent in one go; the next minute goes on. */
const atOnce = 500;

/** After so many tries, two days with the pauses in between, a letter is given up. */
const triesAtMost = 48;

/**
 * Writes and sends the letters that are due: a job of every minute. A node takes a letter for a while, sends it and notes that
 * it has left; if it is killed in between, the same letter goes again under the same Message-ID.
 */
export async function sendLetters(): Promise<void> {
  if (!isMailSet()) return;
  await gatherLetters();
  for (const { letterId, zone, habits } of await withTenant("*", findUnsent)) {
    if (isQuiet(habits, ownTime(now(), zone))) continue;
    try {
      if ((await post(letterId!)) === "server") return;
    } catch (error) {
      log.error("A letter could not be written, the others go on", { objectId: letterId!, error });
    }
  }
}

/** Not sent yet and in nobody's hands; the pauses between tries grow to an hour. */
const isDue = () =>
  and(
    isNotNull(notices.letterId),
    isNull(notices.mailedAt),
    isNotNull(notices.mail),
    lt(notices.mailTries, triesAtMost),
    sql`(${notices.triedAt} is null or
      ${notices.triedAt} + least(power(2, ${notices.mailTries}), 60) * interval '1 minute' <= ${thisMoment})`,
  );

function findUnsent() {
  return db()
    .select({ letterId: notices.letterId, zone: accounts.timeZone, habits: noticeHabits })
    .from(notices)
    .innerJoin(accounts, eq(accounts.id, notices.accountId))
    .leftJoin(noticeHabits, eq(noticeHabits.accountId, notices.accountId))
    .where(and(isDue(), isFresh()))
    .groupBy(notices.letterId, accounts.id, noticeHabits.accountId)
    .orderBy(notices.letterId)
    .limit(atOnce);
}

/** Sends one letter, unless another node has it in hand. What is empty by now, or refused for good, is done with too. */
async function post(letterId: string): Promise<Trouble> {
  const isOfLetter = eq(notices.letterId, letterId);
  const [taken] = await withTenant("*", () =>
    db()
      .update(notices)
      .set({ triedAt: now(), mailTries: sql`${notices.mailTries} + 1` })
      .where(and(isOfLetter, isDue()))
      .returning({ accountId: notices.accountId, mail: notices.mail }),
  );
  if (!taken) return "none";
  const written = await withTenant("*", async () => {
    const receiver = await findReceiver(taken.accountId);
    const letter = receiver && (await writeLetter(receiver, letterId, taken.mail === "digest"));
    return letter && { receiver, letter };
  });
  const trouble = written ? await trySending(written, letterId) : "none";
  if (trouble === "server" || trouble === "later") return trouble;
  await withTenant("*", () => db().update(notices).set({ mailedAt: now() }).where(isOfLetter));
  return trouble;
}

async function trySending({ letter, receiver }: Written, letterId: string): Promise<Trouble> {
  try {
    await sendMail(letter, letterId);
    return "none";
  } catch (error) {
    const trouble = troubleOf(error);
    const told = trouble === "server" ? error : undefined;
    log.warn("A letter was not taken", { objectId: letterId, reason: trouble, error: told });
    const { viewer, address } = receiver;
    if (trouble === "mailbox")
      await withTenant("*", () => keepHabits(viewer, { refusedAddress: address, refusedAt: now() }));
    return trouble;
  }
}
