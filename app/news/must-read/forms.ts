import { z } from "zod";
import { remindPaces } from "./contract.ts";

export const paceForm = z.object({ every: z.enum(remindPaces) });
