import { now } from "../clock.ts";

/** For how long a guest account is made where nobody says another term, and for how long at most. */
export const guestDays = 90;
export const mostGuestDays = 365;

/** Whoever answers for a guest hears of the end of the term so many days before. */
export const warnDays = 7;

const dayLong = 86_400_000;

/** The moment so many days from now. */
export function inDays(days: number = guestDays): Date {
  return new Date(now().getTime() + days * dayLong);
}
