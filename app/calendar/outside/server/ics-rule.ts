import { RRuleTemporal } from "rrule-temporal";
import type { Zone } from "./ics-zones.ts";

/** Why one event of a calendar is left out, in words for whoever has brought it. */
export class Unreadable extends Error {}

type Series = { rule: string; start: number; zone: Zone; isAllDay: boolean };

const fine = ["HOURLY", "MINUTELY", "SECONDLY"];

/**
 * What the clocks show when a series begins, between two others: its rule is reckoned on the clocks of its own zone, whichever
 * that is. Refuses what comes more often than daily, and a rule that nobody understands.
 */
export function wallsOf({ rule, start, zone, isAllDay }: Series, from: number, to: number): number[] {
  const parts = new Map(
    rule
      .toUpperCase()
      .split(";")
      .map((part) => part.split("=") as [string, string]),
  );
  if (fine.includes(parts.get("FREQ") ?? "")) throw new Unreadable("повторяется чаще, чем раз в день");
  const until = untilOf(parts.get("UNTIL"), zone, isAllDay);
  if (until !== undefined && until < start) return [];
  if (until !== undefined) parts.set("UNTIL", basic(until));
  const told = [...parts].map(([name, value]) => `${name}=${value}`).join(";");
  try {
    const made = new RRuleTemporal({
      rruleString: `DTSTART:${basic(start)}\nRRULE:${told}`,
      includeDtstart: true,
      maxIterations: 50_000,
    });
    return made.between(new Date(from), new Date(to), true).map((at) => at.epochMilliseconds);
  } catch {
    throw new Unreadable(`правило повторения не понять: ${rule.slice(0, 80)}`);
  }
}

/** The last moment of a rule on the clocks of its zone. A bare day, which is widely written, is that whole day. */
function untilOf(said: string | undefined, zone: Zone, isAllDay: boolean): number | undefined {
  if (!said) return undefined;
  const [, year, month, day, hour, minute, second, utc] =
    /^(\d{4})(\d\d)(\d\d)(?:T(\d\d)(\d\d)(\d\d)(Z)?)?$/.exec(said) ?? [];
  if (!year) throw new Unreadable(`конец повторения не понять: ${said.slice(0, 40)}`);
  const at = (clock: string) => Date.parse(`${year}-${month}-${day}T${clock}Z`);
  if (hour === undefined || isAllDay) return at("23:59:59");
  const moment = at(`${hour}:${minute}:${second}`);
  return utc ? zone.toWall(moment) : moment;
}

const basic = (wall: number): string => new Date(wall).toISOString().replace(/[-:]|\.\d+/g, "");
