import { RRuleTemporal } from "rrule-temporal";
import { Temporal } from "temporal-polyfill";
import { dayInFigures, momentOf, wallOf } from "#app/web/wall-time.ts";
import type { Frequency } from "../contract.ts";

/** A series: when it first begins, in which zone its clocks go, and its rule of RFC 5545. */
export type Series = { startsAt: Date; zone: string; rule: string };

/** The moments between two others at which a series begins, the first of them included; no more than a thousand. */
export function beginnings({ startsAt, zone, rule }: Series, from: Date, to: Date): Date[] {
  const first = Temporal.Instant.fromEpochMilliseconds(startsAt.getTime()).toZonedDateTimeISO(zone);
  const wall = first.toPlainDateTime().toString({ smallestUnit: "second" }).replace(/[-:]/g, "");
  const made = new RRuleTemporal({ rruleString: `DTSTART;TZID=${zone}:${wall}\nRRULE:${rule}` });
  return made
    .between(from, to, true)
    .slice(0, 1000)
    .map((at) => new Date(at.epochMilliseconds));
}

/** What the clocks of a zone show at a moment, as milliseconds to count with. */
const onClock = (at: Date, zone: string): number => Date.parse(`${wallOf(at.toISOString(), zone)}:00Z`);

/** How much later the clocks show one moment than another, each in its own zone. */
export const clockShift = (from: Date, zone: string, to: Date, other = zone): number =>
  onClock(to, other) - onClock(from, zone);

/** The moment when the clocks show so much later than at another one. */
export function shifted(at: Date, zone: string, shift: number, other = zone): Date {
  return new Date(momentOf(new Date(onClock(at, zone) + shift).toISOString().slice(0, 16), other));
}

/** The last day of a rule that must not come to a moment any more. */
export const dayBefore = (at: Date, zone: string): string =>
  wallOf(shifted(at, zone, -86_400_000).toISOString(), zone).slice(0, 10);

const names: Record<Exclude<Frequency, "once">, string> = {
  daily: "DAILY",
  weekly: "WEEKLY",
  monthly: "MONTHLY",
  yearly: "YEARLY",
};

/** The rule of what a form asks for; null takes place once. `until` is the last day, in the zone of the event. */
export function ruleOf(frequency: Frequency, interval: number, until: string | undefined, zone: string): string | null {
  if (frequency === "once") return null;
  const end = until && Temporal.PlainDate.from(until).toZonedDateTime({ timeZone: zone, plainTime: "23:59:59" });
  const last = end ? `;UNTIL=${end.toInstant().toString({ smallestUnit: "second" }).replace(/[-:]/g, "")}` : "";
  return `FREQ=${names[frequency]};INTERVAL=${interval}${last}`;
}

/** What a form shows of a rule. */
export function wishOf(rule: string | null, zone: string): { frequency: Frequency; interval: number; until?: string } {
  const parts = new Map((rule ?? "").split(";").map((part) => part.split("=") as [string, string]));
  const found = Object.entries(names).find(([, name]) => name === parts.get("FREQ"));
  const until = parts.get("UNTIL");
  return {
    frequency: (found?.[0] as Frequency | undefined) ?? "once",
    interval: Number(parts.get("INTERVAL") ?? 1),
    ...(until && { until: wallOf(ofBasic(until).toISOString(), zone).slice(0, 10) }),
  };
}

/** The moment that a file or a rule writes as «20260310T210000Z». */
export const ofBasic = (basic: string): Date =>
  new Date(basic.replace(/^(\d{4})(\d\d)(\d\d)T(\d\d)(\d\d)(\d\d)Z$/, "$1-$2-$3T$4:$5:$6Z"));

const rhythms: Record<Exclude<Frequency, "once">, [one: string, many: string]> = {
  daily: ["Каждый день", "Раз в %n дн."],
  weekly: ["Каждую неделю", "Раз в %n нед."],
  monthly: ["Каждый месяц", "Раз в %n мес."],
  yearly: ["Каждый год", "Раз в %n г."],
};

/** How a series repeats, in words; empty takes place once. */
export function rhythmOf(rule: string | null, zone: string): string {
  const { frequency, interval, until } = wishOf(rule, zone);
  if (frequency === "once") return "";
  const said = interval === 1 ? rhythms[frequency][0] : rhythms[frequency][1].replace("%n", String(interval));
  return until ? `${said}, по ${dayInFigures(until)}` : said;
}
