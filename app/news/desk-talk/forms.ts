import { z } from "zod";
import { remarkText } from "./contract.ts";

export const remarkForm = z.object({ text: remarkText });

export const unsayForm = z.object({ id: z.uuid() });

/** What is said with a step: why it comes back, what was checked. */
export const stepForm = z.object({ note: z.string().trim().max(1000, "Не больше 1 000 знаков").default("") });
