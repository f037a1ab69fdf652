import { wallOf } from "#app/web/wall-time.ts";
import { now } from "#platform/clock.ts";
import { config } from "#platform/config.ts";
import { zoneLines } from "./ics-zone.ts";
import { ofBasic } from "./series.ts";

/** What a file says of one event, or of one day of a series. */
export type IcsEvent = {
  uid: string;
  sequence: number;
  startsAt: Date;
  endsAt: Date;
  isAllDay: boolean;
  zone: string;
  title: string;
  description: string;
  location: string;
  /** Its page on the portal. */
  path: string;
  isCancelled: boolean;
  rule?: string | null;
  /** Beginnings by the rule that do not take place. */
  excluded?: Date[];
  /** The beginning by the rule in whose place this one stands. */
  insteadOf?: Date;
};

type Person = { name: string; address: string };

/** Whom a letter of RFC 5546 is from and to: the receiver is the only participant that it names. */
export type IcsLetter = {
  method: "REQUEST" | "CANCEL";
  organiser: Person;
  attendee: Person & { state: "NEEDS-ACTION" | "ACCEPTED" | "TENTATIVE" };
};

type How = { name?: string; letter?: IcsLetter };

/** Events as a file of RFC 5545. It says no more than everybody sees who sees the page: no other people, no address of a meeting. */
export function writeIcs(events: IcsEvent[], { name, letter }: How = {}): string {
  const zones = [...new Set(events.filter(({ isAllDay }) => !isAllDay).map(({ zone }) => zone))];
  const moments = events.flatMap(({ startsAt, endsAt }) => [startsAt.getTime(), endsAt.getTime()]);
  const [first, last] = [Math.min(...moments, now().getTime()), Math.max(...moments, now().getTime())];
  const lines = [
    ...["BEGIN:VCALENDAR", "VERSION:2.0", "PRODID:-//Veche//Calendar//RU", "CALSCALE:GREGORIAN"],
    `METHOD:${letter?.method ?? "PUBLISH"}`,
    ...(name ? [`X-WR-CALNAME:${escaped(name)}`, "REFRESH-INTERVAL;VALUE=DURATION:PT1H"] : []),
    ...zones.flatMap((zone) => zoneLines(zone, first, last)),
    ...events.flatMap((event) => eventLines(event, letter)),
    "END:VCALENDAR",
  ];
  return lines.map((line) => `${folded(line)}\r\n`).join("");
}

function eventLines(event: IcsEvent, letter: IcsLetter | undefined): string[] {
  const { uid, sequence, startsAt, endsAt, zone, isAllDay, rule, excluded = [], insteadOf } = event;
  const day = (at: Date) => wallOf(at.toISOString(), zone).slice(0, 10).replaceAll("-", "");
  const clock = (at: Date) => `${wallOf(at.toISOString(), zone).replace(/[-:]/g, "")}00`;
  const at = (name: string, ...moments: Date[]) =>
    isAllDay
      ? `${name};VALUE=DATE:${moments.map(day).join(",")}`
      : `${name};TZID=${zone}:${moments.map(clock).join(",")}`;
  // The end of a whole day is the day after, by the standard.
  const end = isAllDay ? new Date(endsAt.getTime() + 60_000) : endsAt;
  return [
    "BEGIN:VEVENT",
    `UID:${uid}`,
    `SEQUENCE:${sequence}`,
    `DTSTAMP:${utc(now())}`,
    ...(insteadOf ? [at("RECURRENCE-ID", insteadOf)] : []),
    at("DTSTART", startsAt),
    at("DTEND", end),
    ...(rule
      ? [`RRULE:${isAllDay ? rule.replace(/UNTIL=(\w+)/, (_, until) => `UNTIL=${day(ofBasic(until))}`) : rule}`]
      : []),
    ...excluded.map((one) => at("EXDATE", one)),
    `SUMMARY:${escaped(event.title)}`,
    ...(event.description ? [`DESCRIPTION:${escaped(event.description)}`] : []),
    ...(event.location ? [`LOCATION:${escaped(event.location)}`] : []),
    `URL:${config.publicUrl}${event.path}`,
    `STATUS:${event.isCancelled ? "CANCELLED" : "CONFIRMED"}`,
    ...(isAllDay ? ["TRANSP:TRANSPARENT"] : []),
    ...(letter ? peopleLines(letter) : []),
    "END:VEVENT",
  ];
}

/** Mail programs ask for no answer: it would come to a mailbox that nobody reads. */
function peopleLines({ organiser, attendee }: IcsLetter): string[] {
  const { name, address, state } = attendee;
  return [
    `ORGANIZER;CN="${quoted(organiser.name)}":mailto:${organiser.address}`,
    `ATTENDEE;CN="${quoted(name)}";CUTYPE=INDIVIDUAL;ROLE=REQ-PARTICIPANT;PARTSTAT=${state};RSVP=FALSE:mailto:${address}`,
  ];
}

const quoted = (text: string): string => text.replace(/["\p{Cc}]/gu, "'");

const utc = (at: Date): string => at.toISOString().replace(/[-:]|\.\d+/g, "");

const escaped = (text: string): string =>
  text
    .replace(/[\\;,]/g, (sign) => `\\${sign}`)
    .replace(/\r\n|\r|\n/g, "\\n")
    // biome-ignore lint/suspicious/noControlCharactersInRegex: a line of a file holds none.
    .replace(/[\u0000-\u001f\u007f]/g, " ");

/** No line is longer than 75 octets, and no letter is cut. */
function folded(line: string): string {
  const parts = [""];
  let octets = 0;
  for (const letter of line) {
    const size = Buffer.byteLength(letter);
    if (octets + size > 75) {
      parts.push("");
      octets = 1;
    }
    parts[parts.length - 1] += letter;
    octets += size;
  }
  return parts.join("\r\n ");
}
