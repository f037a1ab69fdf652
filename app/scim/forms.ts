import { z } from "zod";
import { groupRights, tokenName } from "./contract.ts";

export const tokenForm = z.object({ name: tokenName, trial: z.literal("on").optional() });
export const revokeForm = z.object({ id: z.uuid() });

/** «No right» is the empty choice. */
export const groupForm = z.object({
  id: z.uuid(),
  right: z.enum(groupRights).optional(),
});
