import type { DraftView } from "../contract.ts";

/** What is typed into a field of a draft, without the space around it. */
export function textOf({ fields }: Pick<DraftView, "fields">, name: string): string {
  return listOf(fields[name]).join(" ").trim();
}

/** What is chosen of several answers. */
export function listOf(typed: string | string[] | undefined): string[] {
  return typed === undefined ? [] : [typed].flat();
}
