import { desc, eq } from "drizzle-orm";
import { todayIn } from "#app/web/server/today.ts";
import { daysFrom } from "#app/web/wall-time.ts";
import { readSupport } from "#app/wellbeing/mood/server/index.ts";
import type { SelfCheckDocument, SelfCheckResult } from "#app/wellbeing/my-resource/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { refuse } from "#platform/refusal.ts";
import { readAsked } from "./document.ts";
import { selfChecks } from "./schema.ts";

const shown = 60;
const facts = { day: selfChecks.day, overall: selfChecks.overall, scales: selfChecks.scales };

function readResults({ accountId }: Viewer, count: number): Promise<SelfCheckResult[]> {
  return db()
    .select(facts)
    .from(selfChecks)
    .where(eq(selfChecks.accountId, accountId))
    .orderBy(desc(selfChecks.day))
    .limit(count);
}

/** The questions, a person's own results, when they may answer next, and whom they may call: for their eyes alone. */
export async function readMine(viewer: Viewer) {
  const { document } = await readAsked(viewer);
  const results = await readResults(viewer, shown);
  return { document, results, nextOn: nextOn(viewer, document, results[0]), contacts: await readSupport(viewer) };
}

/** The latest result. Refuses as not found while there is none: the portal is silent of it (specification §7). */
export async function readLast(viewer: Viewer): Promise<SelfCheckResult> {
  const [last] = await readResults(viewer, 1);
  return last ?? refuse("not-found");
}

function nextOn(viewer: Viewer, { everyWeeks }: SelfCheckDocument, last: SelfCheckResult | undefined): string | null {
  const next = last && daysFrom(last.day, 7 * everyWeeks);
  return next && next > todayIn(viewer.timeZone) ? next : null;
}

/** Keeps a self-check and gives its result. Refuses before its day has come, and without an answer to each statement. */
export async function check(viewer: Viewer, { answers: given }: { answers: Record<string, number> }) {
  const { document, version } = await readAsked(viewer);
  const statements = document.scales.flatMap((scale) => scale.statements);
  const missing = statements.filter(({ id }) => given[id] === undefined);
  if (missing.length)
    refuse("invalid", "answers", {
      fields: Object.fromEntries(missing.map(({ id, text }) => [id, [`Отметьте ответ: «${text}»`]])),
    });
  const [last] = await readResults(viewer, 1);
  const next = nextOn(viewer, document, last);
  if (next) refuse("invalid", "soon", { fields: { "": [`Следующая самопроверка откроется ${inWords(next)}`] } });
  const answers = Object.fromEntries(statements.map(({ id }) => [id, given[id]!]));
  const result = resultOf(document, answers, todayIn(viewer.timeZone));
  const { accountId, groupId } = viewer;
  await db()
    .insert(selfChecks)
    .values({ accountId, groupId, version, answers, ...result })
    .onConflictDoNothing();
  return result;
}

const words = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });
const inWords = (day: string) => words.format(new Date(day));

/** What answers come to: each scale from 0 to 100, and all scales alike. */
export function resultOf(document: SelfCheckDocument, answers: Record<string, number>, day: string): SelfCheckResult {
  const scales = document.scales.map(({ id, title, statements }) => ({
    id,
    title,
    score: Math.round(meanOf(statements.map((one) => ((answers[one.id]! - 1) / 4) * 100))),
  }));
  return { day, overall: Math.round(meanOf(scales.map(({ score }) => score))), scales };
}

const meanOf = (numbers: number[]) => numbers.reduce((sum, one) => sum + one, 0) / numbers.length;

/** Deletes everything that a person has ever answered; there is no way back. */
export async function forget({ accountId }: Viewer): Promise<{ gone: number }> {
  const gone = await db()
    .delete(selfChecks)
    .where(eq(selfChecks.accountId, accountId))
    .returning({ id: selfChecks.id });
  return { gone: gone.length };
}
