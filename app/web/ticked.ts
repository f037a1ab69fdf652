import { z } from "zod";

/** A checkbox of a form: sent as «on» when it is ticked, not sent when it is not. Gives yes or no. */
export const ticked = z
  .literal("on")
  .optional()
  .transform((value) => value === "on");
