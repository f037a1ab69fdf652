import { and, asc, eq, isNull, lt, sql } from "drizzle-orm";
import { dressLetter, findReceiver } from "#app/engines/notifications/server/index.ts";
import { now } from "#platform/clock.ts";
import { db, withTenant } from "#platform/db/index.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import { log } from "#platform/log.ts";
import { isMailSet, type Letter, sendMail, troubleOf } from "#platform/mail/index.ts";
import { writeLetter } from "./letter-writing.ts";
import { eventLetters } from "./schema.ts";

type Row = typeof eventLetters.$inferSelect;

/** So many letters are sent in one go; the next minute goes on. */
const atOnce = 500;
/** After so many tries, two days with the pauses in between, a letter is given up. */
const triesAtMost = 48;

/** Not sent yet and in nobody's hands; the pauses between tries grow to an hour. */
const isDue = () =>
  and(
    isNull(eventLetters.mailedAt),
    lt(eventLetters.tries, triesAtMost),
    sql`(${eventLetters.triedAt} is null or
      ${eventLetters.triedAt} + least(power(2, ${eventLetters.tries}), 60) * interval '1 minute' <= ${thisMoment})`,
  );

/**
 * Sends the letters that are owed: a job of every minute. A node takes a letter for a while, sends it and notes that it has
 * left; if it is killed in between, the same letter goes again under the same Message-ID.
 */
export async function sendEventLetters(): Promise<void> {
  if (!isMailSet()) return;
  const due = await withTenant("*", () =>
    db().select().from(eventLetters).where(isDue()).orderBy(asc(eventLetters.createdAt)).limit(atOnce),
  );
  for (const row of due) {
    try {
      if ((await post(row)) === "server") return;
    } catch (error) {
      log.error("A letter of an event could not be written, the others go on", { objectId: row.eventId, error });
    }
  }
}

const isIt = ({ uid, accountId, sequence }: Row) =>
  and(eq(eventLetters.uid, uid), eq(eventLetters.accountId, accountId), eq(eventLetters.sequence, sequence));

async function post(row: Row): Promise<string> {
  const [taken] = await withTenant("*", () =>
    db()
      .update(eventLetters)
      .set({ triedAt: now(), tries: sql`${eventLetters.tries} + 1` })
      .where(and(isIt(row), isDue()))
      .returning(),
  );
  if (!taken) return "none";
  const letter = await withTenant("*", () => write(taken));
  const trouble = letter ? await trySending(letter, taken) : "none";
  if (trouble === "server" || trouble === "later") return trouble;
  await withTenant("*", () => db().update(eventLetters).set({ mailedAt: now() }).where(isIt(taken)));
  return trouble;
}

/** The letter as its receiver may read it now; nothing for who has left, or sees the event no more. */
async function write(row: Row): Promise<Letter | undefined> {
  const receiver = await findReceiver(row.accountId);
  const said = receiver && (await writeLetter(receiver, row));
  if (!said) return undefined;
  const { calendar, ...words } = said;
  return { ...(await dressLetter(receiver, "events", words)), calendar };
}

async function trySending(letter: Letter, { eventId, dayId, accountId, sequence }: Row): Promise<string> {
  try {
    await sendMail(letter, `${dayId ?? eventId}.${accountId}.${sequence}`);
    return "none";
  } catch (error) {
    const trouble = troubleOf(error);
    log.warn("A letter of an event was not taken", { objectId: eventId, reason: trouble });
    return trouble;
  }
}
