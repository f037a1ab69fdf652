import { z } from "zod";
import { claimPlaces, claimRule, groupRights, tokenName } from "./contract.ts";

export const tokenForm = z.object({ name: tokenName, trial: z.literal("on").optional() });
export const revokeForm = z.object({ id: z.uuid() });

/** «No right» is the empty choice. */
export const groupForm = z.object({
  id: z.uuid(),
  right: z.enum(groupRights).optional(),
});

export const claimForm = claimRule;
export const removeClaimForm = z.object({ id: z.uuid() });
export const placesForm = claimPlaces;
