import { wallOf } from "#app/web/wall-time.ts";
import { now, setClock } from "#platform/clock.ts";

const dayLong = 86_400_000;

/** The day, «2026-11-25», that people in Moscow live in so many days from now: Moscow has no summer time. */
export function dayIn(days = 0): string {
  return wallOf(new Date(now().getTime() + days * dayLong).toISOString(), "Europe/Moscow").slice(0, 10);
}

/** Stops the clock at the noon of today in Moscow, so that no midnight comes between two lines of a test. */
export function stopAtNoon(): void {
  setClock(new Date(`${dayIn()}T12:00:00+03:00`));
}
