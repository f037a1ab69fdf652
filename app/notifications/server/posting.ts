import { and, eq, isNotNull, isNull } from "drizzle-orm";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
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

/** So many letters are sent in one go; the next minute goes on. */
const atOnce = 500;

/**
 * Writes and sends the letters that are due: a job of every minute. Each letter is sent and noted in one transaction, so a
 * node that is killed leaves it to the next one, which sends the same letter under the same Message-ID (product B26).
 */
export async function sendLetters(): Promise<void> {
  if (!isMailSet()) return;
  await gatherLetters();
  for (const { letterId, zone, habits } of await withTenant("*", findUnsent)) {
    if (isQuiet(habits, ownTime(now(), zone))) continue;
    try {
      if ((await withTenant("*", () => post(letterId!))) === "server") return;
    } catch (error) {
      log.error("A letter could not be written, the others go on", { objectId: letterId!, error });
    }
  }
}

const isUnsent = and(isNotNull(notices.letterId), isNull(notices.mailedAt), isNotNull(notices.mail));

function findUnsent() {
  return db()
    .select({ letterId: notices.letterId, zone: accounts.timeZone, habits: noticeHabits })
    .from(notices)
    .innerJoin(accounts, eq(accounts.id, notices.accountId))
    .leftJoin(noticeHabits, eq(noticeHabits.accountId, notices.accountId))
    .where(and(isUnsent, isFresh()))
    .groupBy(notices.letterId, accounts.id, noticeHabits.accountId)
    .orderBy(notices.letterId)
    .limit(atOnce);
}

/** Sends one letter, unless another node has it in hand. What is empty by now, or refused for good, is done with too. */
async function post(letterId: string): Promise<ReturnType<typeof troubleOf> | "none"> {
  const [row] = await db()
    .select({ accountId: notices.accountId, mail: notices.mail })
    .from(notices)
    .where(and(eq(notices.letterId, letterId), isUnsent))
    .for("update", { skipLocked: true });
  if (!row) return "none";
  const receiver = await findReceiver(row.accountId);
  const letter = receiver && (await writeLetter(receiver, letterId, row.mail === "digest"));
  const trouble = letter ? await trySending(letter, letterId, receiver) : "none";
  if (trouble === "server" || trouble === "later") return trouble;
  await db()
    .update(notices)
    .set({ mailedAt: now() })
    .where(and(eq(notices.letterId, letterId), isNull(notices.mailedAt)));
  return trouble;
}

async function trySending(letter: Letter, letterId: string, { viewer, address }: Receiver) {
  try {
    await sendMail(letter, letterId);
    return "none";
  } catch (error) {
    const trouble = troubleOf(error);
    log.warn("A letter was not taken", { objectId: letterId, reason: trouble, error: trouble === "server" ? error : undefined });
    if (trouble === "mailbox") await keepHabits(viewer, { refusedAddress: address, refusedAt: now() });
    return trouble;
  }
}
