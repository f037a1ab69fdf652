import type { Kind } from "./luck-kinds.ts";

type Exception = readonly [path: string, kind: Kind, count: number, why: string];

const taken = "the portal's address is written into its settings before it listens, and it starts anew on the same one";
const slow = "it plays a slow thing: nothing waits for its end";

/** Where tests still depend on luck, and why: this table only shrinks. */
export const exceptions: readonly Exception[] = [
  ["platform/db/tests/transaction.test.ts", "wait", 1, `${slow}, and the database cuts it`],
  ["platform/jobs/tests/programs/worker.ts", "wait", 1, slow],
  ["tests/journeys/stories/visits.spec.ts", "clock", 1, "a year of a cookie is rounded to days"],
  ["tests/journeys/support/slow-line.ts", "wait", 2, "it plays a slow line"],
  ["tests/rules/two-commands.test.ts", "port", 1, taken],
  ["tests/seam/two-machines.ts", "port", 1, taken],
  ["tests/support/portal.ts", "port", 1, `${taken}; where it was taken meanwhile another one is tried`],
];
