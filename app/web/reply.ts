import { type DefaultValue, useForm } from "@conform-to/react";
import { useActionData } from "@remix-run/react";
import type { FormProblem } from "#app/ui/error-summary.tsx";
import type { Toast } from "./context.ts";
import type { Refused } from "./page.ts";

/** What a page gets back when its form was not accepted: problems beside fields, and every typed value. */
export type FormReply = {
  form?: Refused;
  /** It was not accepted, be it for a field or for something else: the page's title says so. */
  refused?: boolean;
  /** The portal itself failed; the page stays as it is and says so. */
  trouble?: Toast;
  /** What was asked to be drawn from the form, as «Предпросмотр» does. */
  shown?: unknown;
};

/** What the page's form asked to be drawn; undefined when it did not ask. */
export function useShown<View>(): View | undefined {
  return useActionData<FormReply>()?.shown as View | undefined;
}

/**
 * Wires a form of a page: values, problems and ids of its fields, the summary for the top of the page, and what was sent
 * when it came back.
 * The server alone judges; the browser gets no validation code.
 */
export function usePageForm<Shape extends Record<string, unknown>>(id: string, defaults?: DefaultValue<Shape>) {
  const reply = useActionData<FormReply>()?.form;
  const [form, fields] = useForm<Shape>({
    id,
    lastResult: reply,
    defaultValue: defaults,
    shouldRevalidate: "onSubmit",
  });
  const problems: FormProblem[] = Object.entries(form.allErrors).flatMap(([name, messages]) =>
    messages.map((message) => ({ id: name ? `${id}-${name}` : id, message })),
  );
  return { form, fields, problems, sent: reply?.initialValue };
}
