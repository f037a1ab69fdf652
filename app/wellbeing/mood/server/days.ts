/** A day of the calendar so many days later, or earlier. */
export function daysFrom(day: string, count: number): string {
  return new Date(Date.parse(day) + count * 86_400_000).toISOString().slice(0, 10);
}

/** The Monday of a day's week. */
export function mondayOf(day: string): string {
  return daysFrom(day, -((new Date(day).getUTCDay() + 6) % 7));
}
