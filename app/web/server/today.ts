import { now } from "#platform/clock.ts";
import { wallOf } from "../wall-time.ts";

/** The day, «2025-03-08», that the calendar of a zone shows now. */
export function todayIn(zone: string): string {
  return wallOf(now().toISOString(), zone).slice(0, 10);
}
