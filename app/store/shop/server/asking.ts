import { now } from "#platform/clock.ts";

/** When the bank is asked again, after it was asked so many times: in half a minute at first, then ever more seldom, at last every half an hour. */
export const nextAsk = (asked: number): Date => new Date(now().getTime() + 30_000 * 2 ** Math.min(asked, 6));
