import type { WorkingHours } from "#platform/working-days/hours.ts";
import type { RequestState } from "../contract.ts";
import { running } from "./law.ts";

/** What is known of the clock of a request. */
export type Clock = {
  state: RequestState;
  since: Date;
  termMinutes: number | null;
  usedMinutes: number;
  waitedMinutes: number;
};

/** The clock when a request goes into a state: worked time that was spent is kept, and the term is counted from what is left. */
export function clockIn(before: Clock, state: RequestState, at: Date, hours: WorkingHours) {
  const passed = hours.between(before.since, at);
  const used = before.usedMinutes + (running.has(before.state) ? passed : 0);
  const waited = before.waitedMinutes + (before.state === "waitingUser" ? passed : 0);
  return {
    state,
    since: at,
    usedMinutes: used,
    waitedMinutes: waited,
    dueAt: dueOf(before.termMinutes, used, state, at, hours),
  };
}

/** The same clock with another term: what was spent is spent, and where it stands, it goes on standing. */
export function withTerm(before: Clock, termMinutes: number | null, at: Date, hours: WorkingHours) {
  const clock = clockIn(before, before.state, at, hours);
  return { ...clock, termMinutes, dueAt: dueOf(termMinutes, clock.usedMinutes, before.state, at, hours) };
}

function dueOf(term: number | null, used: number, state: RequestState, at: Date, hours: WorkingHours): Date | null {
  if (term === null || !running.has(state)) return null;
  return hours.after(at, Math.max(0, term - used));
}
