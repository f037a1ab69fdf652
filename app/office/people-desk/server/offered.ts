import { handedOver } from "#platform/handed-over.ts";
import { type Right, rights } from "#platform/people/rights.ts";

/** What each right opens, as the areas say whose desks these are. */
export const openedBy = handedOver<Partial<Record<Right, string>>>("what rights open");

/** The rights that may be given: those that open something. */
export function offered(): { right: Right; opens: string }[] {
  const known = openedBy.get();
  return rights.flatMap((right) => (known[right] ? [{ right, opens: known[right] }] : []));
}
