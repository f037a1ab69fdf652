import type { MoodSum } from "../contract.ts";

const words = new Intl.DateTimeFormat("ru", { day: "numeric", month: "long", timeZone: "UTC" });

/** «9 – 15 ноября» */
export function weekText(monday: string): string {
  const start = new Date(monday);
  return words.formatRange(start, new Date(start.getTime() + 6 * 86_400_000));
}

/** How many of a hundred answers were good or best. */
export function goodShare({ bad, average, good, best }: Omit<MoodSum, "people">): number {
  return Math.round(((good + best) / (bad + average + good + best)) * 100);
}
