import { and, eq, isNotNull, ne, sql } from "drizzle-orm";
import { now } from "../clock.ts";
import { db, withTenant } from "../db/index.ts";
import { log } from "../log.ts";
import { disk } from "./disk.ts";
import { files, fileTexts } from "./schema.ts";
import { type Answer, type Limits, usualLimits } from "./text/limits.ts";
import { readText } from "./text/read.ts";

/** Of no use to anybody after so many tries: the portal was stopped each time, or the store did not give the bytes. */
const triesAtMost = 5;
/** A file may be slow because the machine was busy: so often it is tried, with pauses of twenty minutes and eighty. */
const slowTries = 3;
const slowPauses = 10;
/** What one run of the job takes upon itself; the next minute brings another. */
const runAtMost = 30_000;

type Waiting = { id: string; key: string; type: string; bytes: number; attempts: number };

let isBusy = false;

/**
 * Reads the words of files that have come to stand somewhere, one after another and each once: what gives no text is noted,
 * and nobody tries again, unless time alone was short. Ends with the file in hand when `stopping` rings. Tells how many it has read.
 */
export async function readTexts(limits: Limits = usualLimits, stopping?: AbortSignal): Promise<number> {
  if (isBusy) return 0;
  isBusy = true;
  const until = performance.now() + runAtMost;
  const next = () => (stopping?.aborted || performance.now() >= until ? undefined : take());
  let count = 0;
  try {
    for (let one = await next(); one; one = await next()) {
      await keepText(one, (await known(one)) ?? (await readOne(one, limits)));
      count += 1;
    }
  } finally {
    isBusy = false;
  }
  return count;
}

/** The next that waits; one that was begun and not ended waits longer each time. */
function take(): Promise<Waiting | undefined> {
  return withTenant("*", async () => {
    const present = now();
    const t = fileTexts;
    const { rows } = await db().execute<Waiting>(sql`
      update ${t} set attempts = ${t.attempts} + 1, begun_at = ${present} from ${files} f
      where f.id = ${t.id} and ${t.id} = (
        select one.file_id from ${t} one where one.read_at is null and (one.begun_at is null
          or one.begun_at < ${present}::timestamptz - make_interval(mins => 2 * one.attempts * one.attempts
            * case when one.reason = 'too-slow' then ${slowPauses}::int else 1 end))
        order by one.begun_at nulls first, one.file_id limit 1 for update skip locked)
      returning f.id, f.key, f.type, f.bytes, ${t.attempts} as attempts`);
    return rows[0];
  });
}

/** A copy has the words of what it was copied from. */
function known({ id, key }: Waiting): Promise<Answer | undefined> {
  return withTenant("*", async () => {
    const [row] = await db()
      .select({ text: fileTexts.body, reason: fileTexts.reason })
      .from(fileTexts)
      .innerJoin(files, eq(files.id, fileTexts.id))
      .where(and(eq(files.key, key), ne(files.id, id), isNotNull(fileTexts.readAt)))
      .limit(1);
    return row as Answer | undefined;
  });
}

async function readOne({ key, type, attempts }: Waiting, limits: Limits): Promise<Answer | undefined> {
  if (attempts > triesAtMost) return { text: "", reason: "too-slow" };
  try {
    return await readText(await (await disk()).getStream(`${key}/full`), type, limits);
  } catch (error) {
    log.warn("A file could not be read; it waits for another try", { objectId: key, attempt: attempts, error });
    return undefined;
  }
}

/** What a slow file has given so far stays findable while it waits for another try. */
async function keepText({ id, attempts }: Waiting, answer: Answer | undefined): Promise<void> {
  if (!answer) return;
  const { text, reason = null } = answer;
  const isOver = reason !== "too-slow" || attempts >= slowTries;
  const body = sql`case when length(${fileTexts.body}) > length(${text}::text) then ${fileTexts.body} else ${text} end`;
  await withTenant("*", () =>
    db()
      .update(fileTexts)
      .set({ body: reason ? body : text, reason, ...(isOver && { readAt: now() }) })
      .where(eq(fileTexts.id, id)),
  );
  if (reason) log.info("A file gave no text, or not the whole of it", { objectId: id, reason, attempt: attempts });
}
