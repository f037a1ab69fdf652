import type { DraftView } from "../contract.ts";

/** What is typed into a field of a draft, without the space around it. */
export function textOf({ fields }: Pick<DraftView, "fields">, name: string): string {
  return String(fields[name] ?? "").trim();
}
