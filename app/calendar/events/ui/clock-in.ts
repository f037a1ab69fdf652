import { dayInFigures, wallOf } from "#app/web/wall-time.ts";

/** A moment for a table: «10.06.2026 18:00» on the clock of a zone. */
export function clockIn(moment: string, zone: string): string {
  const [day = "", clock = ""] = wallOf(moment, zone).split("T");
  return `${dayInFigures(day)} ${clock}`;
}
