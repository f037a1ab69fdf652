import ICAL from "ical.js";
import { ahead, momentOf } from "#app/web/wall-time.ts";

/** What the clocks of a zone show becomes a moment, and back: «2026-03-08T14:05:00» as if it were of UTC, in milliseconds. */
export type Zone = { toMoment(wall: number): number; toWall(moment: number): number };

export const utc: Zone = { toMoment: (wall) => wall, toWall: (moment) => moment };

/** A zone that the machine knows by its name. */
export const zoneNamed = (name: string): Zone => ({
  toMoment(wall) {
    const seconds = wall % 60_000;
    return Date.parse(momentOf(new Date(wall - seconds).toISOString(), name)) + seconds;
  },
  toWall: (moment) => moment + ahead(moment, name),
});

/** Names that Windows gives to zones, as Outlook and Exchange write them. */
const windows: Record<string, string> = {
  "Kaliningrad Standard Time": "Europe/Kaliningrad",
  "Russian Standard Time": "Europe/Moscow",
  "Belarus Standard Time": "Europe/Minsk",
  "Volgograd Standard Time": "Europe/Volgograd",
  "Saratov Standard Time": "Europe/Saratov",
  "Astrakhan Standard Time": "Europe/Astrakhan",
  "Russia Time Zone 3": "Europe/Samara",
  "Ekaterinburg Standard Time": "Asia/Yekaterinburg",
  "Omsk Standard Time": "Asia/Omsk",
  "Altai Standard Time": "Asia/Barnaul",
  "N. Central Asia Standard Time": "Asia/Novosibirsk",
  "Tomsk Standard Time": "Asia/Tomsk",
  "North Asia Standard Time": "Asia/Krasnoyarsk",
  "North Asia East Standard Time": "Asia/Irkutsk",
  "Transbaikal Standard Time": "Asia/Chita",
  "Yakutsk Standard Time": "Asia/Yakutsk",
  "Vladivostok Standard Time": "Asia/Vladivostok",
  "Magadan Standard Time": "Asia/Magadan",
  "Sakhalin Standard Time": "Asia/Sakhalin",
  "Russia Time Zone 10": "Asia/Srednekolymsk",
  "Russia Time Zone 11": "Asia/Kamchatka",
  "Central Asia Standard Time": "Asia/Almaty",
  "West Asia Standard Time": "Asia/Tashkent",
  "Caucasus Standard Time": "Asia/Yerevan",
  "Georgian Standard Time": "Asia/Tbilisi",
  "Azerbaijan Standard Time": "Asia/Baku",
  "GTB Standard Time": "Europe/Bucharest",
  "FLE Standard Time": "Europe/Kiev",
  "E. Europe Standard Time": "Europe/Chisinau",
  "Turkey Standard Time": "Europe/Istanbul",
  "W. Europe Standard Time": "Europe/Berlin",
  "Central Europe Standard Time": "Europe/Budapest",
  "Central European Standard Time": "Europe/Warsaw",
  "Romance Standard Time": "Europe/Paris",
  "GMT Standard Time": "Europe/London",
  "Greenwich Standard Time": "Atlantic/Reykjavik",
  "Eastern Standard Time": "America/New_York",
  "Central Standard Time": "America/Chicago",
  "Mountain Standard Time": "America/Denver",
  "Pacific Standard Time": "America/Los_Angeles",
  "China Standard Time": "Asia/Shanghai",
  "Tokyo Standard Time": "Asia/Tokyo",
  "India Standard Time": "Asia/Kolkata",
  "Arabian Standard Time": "Asia/Dubai",
};

/** The zones of a file by the names in it: such as the machine knows, as Windows calls them, or as the file defines them. */
export function zonesOf(calendar: ICAL.Component): (name: string) => Zone | undefined {
  const defined = new Map<string, Zone>();
  for (const one of calendar.getAllSubcomponents("vtimezone"))
    defined.set(String(one.getFirstPropertyValue("tzid")), zoneDefined(one));
  const found = new Map<string, Zone | undefined>();
  return (name) => {
    if (!found.has(name)) found.set(name, known(windows[name] ?? name) ?? defined.get(name));
    return found.get(name);
  };
}

function known(name: string): Zone | undefined {
  // Thunderbird writes «/mozilla.org/20050126_1/Europe/Moscow».
  const plain = /([A-Z][\w+-]*(?:\/[\w+-]+)+)$/.exec(name)?.[1] ?? name;
  if (/^(utc|gmt|z|etc\/utc)$/i.test(name)) return utc;
  if (!plain.includes("/")) return undefined;
  try {
    new Intl.DateTimeFormat("ru", { timeZone: plain });
    return zoneNamed(plain);
  } catch {
    return undefined;
  }
}

function zoneDefined(definition: ICAL.Component): Zone {
  const zone = new ICAL.Timezone(definition);
  const offset = (wall: number): number => {
    const time = ICAL.Time.fromJSDate(new Date(wall), true);
    return zone.utcOffset(time) * 1000;
  };
  return {
    toMoment: (wall) => wall - offset(wall),
    // Twice: the first guess may stand on the other side of the night when clocks change.
    toWall: (moment) => moment + offset(moment + offset(moment)),
  };
}
