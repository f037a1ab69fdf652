import { pastedRows, typedDay } from "#app/web/pasted-table.ts";
import { refuseAt } from "#platform/refusal.ts";
import type { SpecialDay } from "#platform/working-days/index.ts";

const kinds: Record<string, SpecialDay["kind"]> = {
  выходной: "off",
  рабочий: "work",
  "на час короче": "short",
  короткий: "short",
  сокращённый: "short",
  предпраздничный: "short",
};

/**
 * Named days out of a table that was copied in, a line each: «31.12.2026; выходной; перенос с 4 января» (product B17). Refuses
 * the first line that is not understood.
 */
export function readDayList(list: string): SpecialDay[] {
  const found = new Map<string, SpecialDay>();
  for (const { at, cells } of pastedRows(list)) {
    const say = (what: string): never => refuseAt("list", `Строка ${at}: ${what}`);
    const [told = "", kindTold = "", ...rest] = cells;
    const day = typedDay(told) ?? say(`«${told.slice(0, 40)}» – не день. Пишите так: 31.12.2026`);
    const kind =
      kinds[kindTold.toLowerCase()] ?? say(`«${kindTold.slice(0, 40)}» – бывает выходной, рабочий, на час короче`);
    const title = rest.join("; ").trim();
    if (title.length > 100) say("почему – не больше 100 знаков");
    if (found.has(day)) say(`${told} уже есть выше`);
    found.set(day, { day, kind, title });
  }
  if (!found.size) refuseAt("list", "Вставьте хотя бы один день");
  return [...found.values()];
}
