import ICAL from "ical.js";
import { type Block, blocksOf } from "./ics-blocks.ts";
import { Unreadable, wallsOf } from "./ics-rule.ts";
import { utc, type Zone, zoneNamed, zonesOf } from "./ics-zones.ts";

/** One time at which something of an outside calendar takes place. */
type Entry = {
  uid: string;
  /** Which of a series it is: when its rule puts it; empty of what takes place once. */
  instance: string;
  title: string;
  location: string;
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
  /** Its owner is not free then. */
  isBusy: boolean;
};
/** What was left out, and why. */
type Refused = { what: string; why: string };
export type ReadCalendar = { name: string; entries: Entry[]; refused: Refused[] };

type How = { zone: string; from: Date; to: Date };
type Value = { wall: number; zone: Zone; isDay: boolean };
type Told = {
  uid: string;
  sequence: number;
  isCancelled: boolean;
  part: ICAL.Component;
  block: Block;
  /** The moments of one of its properties. */
  valuesOf(name: string): Value[];
  start: Value;
  length: number;
  insteadOf: Value | undefined;
};

/** A calendar that would hold more is cut: nobody looks at so much. */
const mostEntries = 3000;
const mostRefused = 50;
const day = 86_400_000;

/**
 * Reads a calendar of another program (RFC 5545 as Outlook, Google, Apple and Exchange write it): what takes place between two
 * moments, and what could not be read with the reason. Whoever reads without a zone means that of its owner. Throws
 * `NoCalendar` of what is no whole calendar.
 */
export function readCalendar(bytes: Buffer, how: How): ReadCalendar {
  const { head, parts } = blocksOf(bytes);
  const zones = zonesOf(definitionsOf(parts));
  const said = (name: string) => head.find((line) => line.toUpperCase().startsWith(`${name}:`))?.slice(name.length + 1);
  const own = zones(said("X-WR-TIMEZONE") ?? "") ?? zoneNamed(how.zone);
  const refused: Refused[] = [];
  const told: Told[] = [];
  for (const block of parts) {
    if (block.name === "VTIMEZONE") continue;
    try {
      if (block.name !== "VEVENT") throw new Unreadable(others[block.name] ?? "портал показывает только события");
      told.push(tellOf(block, (name) => zones(name), own));
    } catch (error) {
      refused.push({ what: titleIn(block), why: reasonOf(error) });
    }
  }
  const entries: Entry[] = [];
  for (const some of Map.groupBy(told, ({ uid }) => uid).values()) {
    try {
      entries.push(...entriesOf(some, how));
    } catch (error) {
      refused.push({ what: titleIn(some[0]!.block), why: reasonOf(error) });
    }
  }
  entries.sort((one, other) => one.startsAt.getTime() - other.startsAt.getTime());
  if (entries.length > mostEntries)
    refused.push({ what: "Дальние события", why: `показываем первые ${mostEntries.toLocaleString("ru")}` });
  const name = clean(said("X-WR-CALNAME") ?? "", 60);
  return { name, entries: entries.slice(0, mostEntries), refused: refused.slice(0, mostRefused) };
}

const others: Record<string, string> = {
  VTODO: "это задача, а портал показывает только события",
  VJOURNAL: "это заметка, а портал показывает только события",
  VFREEBUSY: "это занятость без событий",
};

const reasonOf = (error: unknown): string =>
  error instanceof Unreadable ? error.message : "записано не по правилам календарей";

function definitionsOf(parts: Block[]): ICAL.Component {
  const all = new ICAL.Component("vcalendar");
  for (const { name, lines } of parts) {
    if (name !== "VTIMEZONE") continue;
    try {
      all.addSubcomponent(new ICAL.Component(ICAL.parse(lines.join("\r\n"))));
    } catch {
      // What is in a zone that nobody understands is told of by itself.
    }
  }
  return all;
}

const titleIn = ({ lines }: Block): string => {
  const line = lines.find((one) => /^SUMMARY[;:]/i.test(one)) ?? lines.find((one) => /^UID[;:]/i.test(one)) ?? "";
  return (
    clean(
      line
        .replace(/^[^:]*:/, "")
        .replace(/\\n/gi, " ")
        .replace(/\\(.)/g, "$1"),
      120,
    ) || "Без названия"
  );
};

function tellOf(block: Block, zoneOf: (name: string) => Zone | undefined, own: Zone): Told {
  const part = new ICAL.Component(ICAL.parse(block.lines.join("\r\n")));
  const valuesOf = (name: string): Value[] =>
    part.getAllProperties(name).flatMap((one) => readValues(one, zoneOf, own));
  const [start] = valuesOf("dtstart");
  if (!start) throw new Unreadable("не сказано, когда начало");
  const [end] = valuesOf("dtend");
  const text = (name: string) => String(part.getFirstPropertyValue(name) ?? "");
  return {
    ...{ part, block, valuesOf, start, length: lengthOf(part, start, end) },
    uid: clean(text("uid"), 250) || `${text("summary")}/${start.wall}`.slice(0, 250),
    sequence: Number(text("sequence")) || 0,
    isCancelled: text("status").toUpperCase() === "CANCELLED",
    insteadOf: valuesOf("recurrence-id")[0],
  };
}

/** The moments of a property, as the clocks of its zone show them. */
function readValues(property: ICAL.Property, zoneOf: (name: string) => Zone | undefined, own: Zone): Value[] {
  const tzid = property.getFirstParameter("tzid");
  const [, , , ...raw] = property.toJSON() as unknown[];
  return raw.flat().map((said) => {
    const [, date, clock, isUtc] = /^(\d{4}-\d\d-\d\d)(?:T(\d\d:\d\d:\d\d)(Z)?)?/.exec(String(said)) ?? [];
    const wall = Date.parse(`${date}T${clock ?? "00:00:00"}Z`);
    if (Number.isNaN(wall)) throw new Unreadable(`день или час не понять: ${String(said).slice(0, 40)}`);
    if (clock === undefined) return { wall, zone: utc, isDay: true };
    if (isUtc) return { wall, zone: utc, isDay: false };
    const zone = tzid ? zoneOf(tzid) : own;
    if (!zone)
      throw new Unreadable(`часовой пояс «${clean(String(tzid), 60)}» портал не знает, и в файле он не описан`);
    return { wall, zone, isDay: false };
  });
}

/** How long it lasts; without an end, a day or no time at all. */
function lengthOf(part: ICAL.Component, start: Value, end: Value | undefined): number {
  const duration = part.getFirstPropertyValue("duration");
  const length = end
    ? momentOf(end) - momentOf(start)
    : duration instanceof ICAL.Duration
      ? duration.toSeconds() * 1000
      : start.isDay
        ? day
        : 0;
  if (length < 0) throw new Unreadable("конец раньше начала");
  return length;
}

const momentOf = ({ wall, zone }: Value): number => zone.toMoment(wall);

/** All that takes place of what one name is known by: a series, what was moved and cancelled in it, in whatever order they stand. */
function entriesOf(some: Told[], { from, to }: How): Entry[] {
  const latest = (one: Told, other: Told) => other.sequence - one.sequence;
  const master = some.filter(({ insteadOf }) => !insteadOf).sort(latest)[0];
  if (master?.isCancelled) return [];
  const isOfDays = master?.start.isDay ?? false;
  const moved = new Map<string, Told>();
  for (const one of some.filter(({ insteadOf }) => insteadOf).sort(latest)) {
    const key = keyOf(one.insteadOf!, isOfDays);
    if (!moved.has(key)) moved.set(key, one);
  }
  const found = master ? startsOf(master, from, to).filter(({ keys }) => !keys.some((key) => moved.has(key))) : [];
  return [
    ...found.map(({ wall, keys }) => entryOf(master!, wall, repeats(master!) ? keys[0]! : "")),
    ...[...moved]
      .filter(([, { isCancelled }]) => !isCancelled)
      .map(([instance, one]) => entryOf(one, one.start.wall, instance)),
  ].filter(({ startsAt, endsAt }) => endsAt >= from && startsAt <= to);
}

const dateOf = (wall: number): string => new Date(wall).toISOString().slice(0, 10);

/** By what a time of a series is meant in its other parts: its moment, or its day where only that is said. */
const keyOf = (value: Value, isOfDays: boolean): string =>
  value.isDay || isOfDays ? dateOf(value.wall) : new Date(momentOf(value)).toISOString();

const linesOf = ({ lines }: Block, name: string): string[] =>
  lines.flatMap((line) => (line.toUpperCase().startsWith(name) ? [line.replace(/^[^:]*:/, "")] : []));

const repeats = ({ block, part }: Told): boolean => linesOf(block, "RRULE").length > 0 || part.hasProperty("rdate");

/** When a series begins, on the clocks of its zone, with all that its other parts may mean each time by. */
function startsOf({ start, length, block, valuesOf }: Told, from: Date, to: Date): { wall: number; keys: string[] }[] {
  const [rule, ...more] = linesOf(block, "RRULE");
  if (more.length || linesOf(block, "EXRULE").length) throw new Unreadable("повторяется по нескольким правилам сразу");
  // A day wider: what the clocks of a zone show lies at most so far from the moment.
  const [first, last] = [from.getTime() - length - day, to.getTime() + day];
  const series = { start: start.wall, zone: start.zone, isAllDay: start.isDay };
  const ruled = rule ? wallsOf({ ...series, rule }, first, last) : [start.wall];
  const added = valuesOf("rdate").map((value) => (value.isDay ? value.wall : start.zone.toWall(momentOf(value))));
  const out = new Set(valuesOf("exdate").map((value) => keyOf(value, start.isDay)));
  return [...new Set([...ruled, ...added])]
    .map((wall) => ({ wall, keys: [keyOf({ ...start, wall }, start.isDay), dateOf(wall)] }))
    .filter(({ keys }) => !keys.some((key) => out.has(key)));
}

function entryOf({ uid, part, start, length }: Told, wall: number, instance: string): Entry {
  const startsAt = start.zone.toMoment(wall);
  const text = (name: string) => String(part.getFirstPropertyValue(name) ?? "");
  const isAllDay = start.isDay || isWholeDay(part, wall, length);
  // A whole day has no zone: it is kept on the clocks of UTC, the last minute in it.
  const begins = isAllDay ? wall : startsAt;
  const ends = isAllDay ? wall + Math.max(length, day) - 60_000 : startsAt + length;
  return {
    ...{ uid, instance, isAllDay, startsAt: new Date(begins), endsAt: new Date(ends) },
    title: clean(text("summary"), 150) || "Занято",
    location: clean(text("location"), 200),
    isBusy:
      text("transp").toUpperCase() !== "TRANSPARENT" && text("x-microsoft-cdo-busystatus").toUpperCase() !== "FREE",
  };
}

/** Outlook writes whole days as hours from midnight to midnight, and says so beside them. */
const isWholeDay = (part: ICAL.Component, wall: number, length: number): boolean =>
  String(part.getFirstPropertyValue("x-microsoft-cdo-alldayevent") ?? "").toUpperCase() === "TRUE" &&
  wall % day === 0 &&
  length % day === 0;

const clean = (text: string, most: number): string =>
  text
    .replace(/\p{Cc}+/gu, " ")
    .trim()
    .slice(0, most);
