import { z } from "zod";
import { searchFilter, synonymsFields } from "./contract.ts";

/** What an address says of the choice; what it says wrongly counts as unsaid. */
export function readFilter(query: Record<string, string>): z.output<typeof searchFilter> {
  const told: Record<string, unknown> = {};
  for (const [name, schema] of Object.entries(searchFilter.shape)) {
    const value = (schema as z.ZodType).safeParse(query[name] || undefined);
    if (value.success && value.data) told[name] = value.data;
  }
  return told;
}

export const forgottenForm = z.object({ query: z.string() });
export const watchForm = z.object({ id: z.uuid() });
export const letGoForm = z.object({ id: z.uuid() });
export const synonymsForm = synonymsFields;
