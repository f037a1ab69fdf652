import { useActionData } from "@remix-run/react";
import type { FormReply } from "#app/web/reply.ts";

/** A form with lists of lines: what was typed and refused, by names like `options[0].text`, else what is kept. */
export function useTyped() {
  const reply = useActionData<FormReply>()?.form;
  const typed = reply?.initialValue;
  return {
    isTyped: typed !== undefined,
    /** Somebody else has changed it meanwhile: nothing was kept, and what they wrote is to be seen. */
    isLate: (reply?.error?.[""]?.length ?? 0) > 0,
    errorsOf: (name: string) => reply?.error?.[name] ?? [],
    problems: Object.entries(reply?.error ?? {}).flatMap(([name, messages]) =>
      (messages ?? []).map((message) => ({ id: `question-${name.replace(/[[\].]+/g, "-")}`, message })),
    ),
    /** What was chosen among boxes of one name. */
    listOf: (name: string): string[] => {
      const found = typed?.[name] as string | string[] | undefined;
      return found === undefined ? [] : [found].flat();
    },
    valueOf: (name: string, kept: string | number | undefined) => {
      const found = name
        .split(/[[\].]+/)
        .filter(Boolean)
        .reduce<unknown>((value, step) => (value as Record<string, unknown> | undefined)?.[step], typed);
      return typed === undefined ? (kept === undefined ? "" : String(kept)) : typeof found === "string" ? found : "";
    },
  };
}
