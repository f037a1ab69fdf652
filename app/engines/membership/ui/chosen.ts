import { useActionData } from "@remix-run/react";
import type { FormReply } from "#app/web/reply.ts";

/** What was chosen among boxes of one name in a form that was refused; undefined where none was. */
export function useChosen(name: string): string[] | undefined {
  const typed = useActionData<FormReply>()?.form?.initialValue;
  return typed ? [(typed[name] ?? []) as string | string[]].flat() : undefined;
}
