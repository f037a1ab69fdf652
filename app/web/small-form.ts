import { useActionData } from "@remix-run/react";
import type { FormProblem } from "#app/ui/error-summary.tsx";
import type { FieldSource } from "#app/ui/field.tsx";
import type { FormReply } from "./reply.ts";

/**
 * What `usePageForm` gives, for the few plain fields of a page that is mostly read: its form brings no library along,
 * seven kilobytes of script. `defaults` names every field. Several values of one field make a list;
 * nested fields need `usePageForm`. Where a page has several forms, each says what its button asks for: what another one
 * was refused for does not show in it.
 */
export function useSmallForm<Name extends string>(
  id: string,
  defaults: Record<Name, string | string[] | undefined>,
  intent?: string,
) {
  const answer = useActionData<FormReply>()?.form;
  const asked = answer?.initialValue?.intent;
  const reply = intent && asked !== undefined && asked !== intent ? undefined : answer;
  const names = Object.keys(defaults) as Name[];
  const isSent = names.some((name) => reply?.fields?.includes(name));
  const fields = Object.fromEntries(
    names.map((name): [Name, FieldSource] => {
      const typed = reply?.initialValue?.[name];
      const known = defaults[name];
      // A list that was sent empty is empty: nothing of it comes back.
      const begun = Array.isArray(known) && reply?.fields?.includes(name) ? [] : known;
      const value: string | string[] | undefined = isText(typed) ? typed : begun;
      // A tick that was taken away is not sent: it does not come back.
      const defaultChecked = (isSent ? typed : known) === "on";
      const shown = Array.isArray(value) ? { defaultOptions: value } : { defaultValue: value, defaultChecked };
      return [name, { id: `${id}-${name}`, name, errors: reply?.error?.[name] ?? undefined, ...shown }];
    }),
  ) as Record<Name, FieldSource>;
  // On their way to a browser the parts of an answer come in the order of the alphabet.
  const place = ([name]: [string, unknown]) => names.indexOf(name as Name);
  const problems = Object.entries(reply?.error ?? {})
    .sort((one, other) => place(one) - place(other))
    .flatMap(([name, messages]) =>
      (messages ?? []).map((message): FormProblem => ({ id: name ? `${id}-${name}` : id, message })),
    );
  return { fields, problems };
}

const isText = (value: unknown): value is string | string[] =>
  typeof value === "string" || (Array.isArray(value) && value.every((one) => typeof one === "string"));
