import { useActionData } from "@remix-run/react";
import type { FormProblem } from "#app/ui/error-summary.tsx";
import type { FormReply } from "#app/web/reply.ts";
import type { AskedQuestion, SectionView } from "../contract.ts";
import { nothingSaid } from "./words.ts";

type Kept = SectionView["answers"][string];
export type TypedAnswer = { chosen: string[]; text: string; number: string; rows: Record<string, string> };

/** What stands in a question's fields: what was typed and refused, else what is kept. */
export function useSectionReply({ answers, questions }: Pick<SectionView, "answers" | "questions">) {
  const reply = useActionData<FormReply>()?.form;
  const typed = reply?.initialValue?.answers as Record<string, unknown> | undefined;
  const { [nothingSaid]: askedWhetherEmpty, ...told } = reply?.error ?? {};
  const errors = (id: string) => told[`answers.${id}`] ?? told[`answers.${id}.file`] ?? [];
  const problems = Object.entries(told).flatMap(([name, messages]) => {
    const [, question] = name.split(".");
    const title = questions.find(({ id }) => id === question)?.title;
    const named = (message: string) => (title ? `${title} – ${message}` : message);
    const id = question ? `q-${question}` : name;
    return (messages ?? []).map((message): FormProblem => ({ id, message: named(message) }));
  });
  const answerOf = ({ id }: AskedQuestion): TypedAnswer => (typed ? typedOf(typed[id]) : keptOf(answers[id]));
  return { answerOf, errors, problems, askedWhetherEmpty };
}

function keptOf({ chosen = [], text = "", number, rows = {} }: Kept = {}): TypedAnswer {
  return { chosen, text, number: number === undefined ? "" : String(number).replace(".", ","), rows };
}

function typedOf(value: unknown): TypedAnswer {
  const { chosen = [], text = "", number = "", rows = {} } = (value ?? {}) as Partial<TypedAnswer>;
  return { chosen: Array.isArray(chosen) ? chosen : [chosen], text, number, rows };
}
