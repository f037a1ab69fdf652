import type { SubmissionResult } from "@conform-to/react";

/** What a person has written, not what the form itself carries: the portal's own fields and bare words of it are left out. */
export function wordsIn(fields: [string, string][]): string[] {
  return fields.flatMap(([name, value]) => (/\s|[а-яё]/i.test(value.trim()) && !name.startsWith("_") ? [value] : []));
}

/** The words of a form that was not accepted, wherever in it they stand. */
export function wordsOf({ initialValue }: SubmissionResult): string[] {
  return wordsIn(fieldsIn(initialValue ?? {}));
}

/** Why it was not accepted, in the words that stand beside its fields. */
export function reasonsOf({ error }: SubmissionResult): string[] {
  return Object.values(error ?? {}).flatMap((messages) => messages ?? []);
}

function fieldsIn(value: object): [string, string][] {
  return Object.entries(value).flatMap(([name, one]): [string, string][] => {
    if (typeof one === "string") return [[name, one]];
    return one && typeof one === "object" && !name.startsWith("_") ? fieldsIn(one) : [];
  });
}
