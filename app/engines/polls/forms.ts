import { z } from "zod";
import { intent } from "#app/web/page.ts";
import { isWall, momentOf } from "#app/web/wall-time.ts";
import { ownOption, pollDraft } from "./contract.ts";

const outcomes = {
  answered: { id: "poll", kind: "success" as const, text: "Ответ принят" },
  changed: { id: "poll", kind: "success" as const, text: "Ответ изменён" },
  // Silent (specification §8, 409): the results say it.
  again: undefined,
  over: { id: "poll", kind: "info" as const, text: "Опрос уже закончился" },
};

const answerForm = z.object({
  options: z.union([z.array(z.uuid()), z.uuid().transform((one) => [one])]).default([]),
  own: ownOption,
});

/** What may be asked for at the poll of a publication. */
export const pollIntents = {
  "answer-poll": intent(answerForm, async ({ api, value, params: { id = "" }, here }) => {
    const { outcome } = await api.polls.answer({ id, ...value });
    return { to: here("poll"), toast: outcomes[outcome] };
  }),
  "close-poll": intent(z.object({}), async ({ api, params: { id = "" }, here }) => {
    await api.polls.close({ id });
    return { to: here("poll"), toast: { id: "poll", kind: "success" as const, text: "Опрос закончен" } };
  }),
};

const linesOf = (text: string) =>
  text
    .split("\n")
    .map((line) => line.trim())
    .filter(Boolean);

const ticked = z
  .string()
  .optional()
  .transform((typed) => typed !== undefined);

/** A line for each option, and the wall clock of the writer instead of a moment. */
export const pollForm = z.object({
  question: pollDraft.shape.question,
  options: z.string().default("").transform(linesOf).pipe(pollDraft.shape.options),
  many: z.enum(["one", "many"]).transform((how) => how === "many"),
  most: z
    .string()
    .trim()
    .default("")
    .transform((typed) => (typed ? Number(typed) : null))
    .pipe(pollDraft.shape.most.unwrap()),
  named: z.enum(["anonymous", "named"]).transform((how) => how === "named"),
  changeable: ticked,
  extendable: ticked,
  shows: pollDraft.shape.shows,
  endsAt: z.string().refine(isWall, "Выберите день и время").optional(),
});

/** What the API wants instead of the form's wall clock. */
export function toPollDraft({ endsAt, ...said }: z.output<typeof pollForm>, zone: string) {
  return { ...said, endsAt: endsAt ? momentOf(endsAt, zone) : null };
}
