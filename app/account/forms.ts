import { z } from "zod";

const parts = z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]);
const readers = z.enum(["company", "portal", "chosen"], { error: "Выберите, кому показать" });

type Readers = { readers: z.output<typeof readers>; parts: string[] };

/** What `ReadersField` sends. */
export const readersFields = { readers, parts };

/** Whom a form with `ReadersField` means, as the API wants it. */
export function readersOf({ readers, parts }: Readers) {
  return {
    reach: readers === "portal" ? ("portal" as const) : ("company" as const),
    audience: readers === "chosen" ? parts : null,
  };
}

/** For `.refine` of the whole form: who chooses readers one by one chooses somebody. */
export const areChosen: [(form: Readers) => boolean, { path: string[]; error: string }] = [
  ({ readers, parts }) => readers !== "chosen" || parts.length > 0,
  { path: ["parts"], error: "Выберите, кому показать" },
];
