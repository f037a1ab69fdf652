import type { Random } from "./random.ts";
import { zoneOffset } from "./words/calendar.ts";

const hour = 3_600_000;
const dayLength = 24 * hour;
const span = 540;

/**
 * When the publication of that number came out: the first ones a year and a half ago, the last ones today, more of
 * them lately, on workdays between eight and half past eight in the evening, seldom at weekends, never in the future.
 */
export function publishedAt(random: Random, index: number, count: number, today: Date): Date {
  const left = 1 - (index + random.next()) / count;
  const daysAgo = Math.floor(span * left ** 1.25);
  const midnight = Math.floor((today.getTime() + zoneOffset) / dayLength) * dayLength - zoneOffset;
  let day = midnight - daysAgo * dayLength;
  const minute = Math.floor((8 + 12.5 * (random.next() * 0.6 + random.next() * 0.4)) * 60);
  const weekday = new Date(day + zoneOffset).getUTCDay();
  if (daysAgo > 1 && (weekday === 0 || weekday === 6) && random.chance(0.8)) {
    day += (weekday === 6 && daysAgo > 2 ? (random.chance(0.5) ? -1 : 2) : weekday === 0 ? 1 : -1) * dayLength;
  }
  const at = day + minute * 60_000 + random.int(0, 59) * 1000;
  const now = today.getTime() - 120_000;
  if (at <= now) return new Date(at);
  const open = midnight + 8 * hour;
  if (now - open > hour) return new Date(open + Math.floor((now - open) * random.next()));
  return new Date(at - dayLength * Math.ceil((at - now) / dayLength));
}

/** A moment after that one, most likely soon, not later than now. */
export function soonAfter(random: Random, at: Date, today: Date, typicalHours = 20): Date {
  const wait = random.next() ** 3 * typicalHours * 4 * hour + random.int(2, 40) * 60_000;
  const moment = withinWakingHours(at.getTime() + wait);
  const now = today.getTime() - 60_000;
  if (moment <= now) return new Date(moment);
  return new Date(at.getTime() + Math.floor(Math.max(0, now - at.getTime()) * random.next()));
}

/** Nobody answers at four in the morning: the hours from midnight to seven are moved on. */
function withinWakingHours(time: number): number {
  const hours = new Date(time + zoneOffset).getUTCHours();
  return hours < 7 ? time + 7 * hour : time;
}
