import { z } from "zod";

export const letterForm = z.object({});
export const retryForm = z.object({ kind: z.enum(["job", "event"]), id: z.uuid() });
export const settleForm = z.object({ id: z.string().regex(/^[0-9a-f]{32}$/) });
