import { pastedRows, typedDay } from "#app/web/pasted-table.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { Refusal, refuseAt } from "#platform/refusal.ts";
import { start } from "./starting.ts";

/** So many people begin by one table. */
const mostRows = 100;

/**
 * Starts a programme for the people of a table that was copied in, a line each: who, their first day, supervisor, buddy, as one
 * would type them (product B14). All or nobody: refuses the first line that cannot be done.
 */
export async function startByTable(viewer: Viewer, { template, table }: { template: string; table: string }) {
  const rows = pastedRows(table);
  if (!rows.length) refuseAt("table", "Вставьте хотя бы одну строку");
  if (rows.length > mostRows) refuseAt("table", `Не больше ${mostRows} строк за раз`);
  let begun = 0;
  for (const { at, cells } of rows) {
    const say = (what: string): never => refuseAt("table", `Строка ${at}: ${what}`);
    const [who = "", told = "", supervisor, buddy] = cells;
    if (!who) say("не сказано, кто начинает");
    const on = typedDay(told) ?? say(`«${told.slice(0, 40)}» – не день. Пишите так: 31.12.2026`);
    try {
      begun += (await start(viewer, { template, people: [who], on, supervisor, buddy })).begun;
    } catch (error) {
      const why = error instanceof Refusal && Object.values(error.fields ?? {})[0]?.[0];
      if (!why) throw error;
      say(why);
    }
  }
  return { begun, known: rows.length - begun };
}
