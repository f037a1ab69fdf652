import { z } from "zod";
import type { RichText } from "./document.ts";

/** A written text as the API gives it: a document of blocks, told by their types. */
export const writtenText = z.looseObject({
  type: z.literal("doc"),
  content: z.array(z.looseObject({ type: z.string() })),
}) as unknown as z.ZodType<RichText>;
