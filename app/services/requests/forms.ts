import { z } from "zod";
import { chosenFiles } from "#app/engines/content/forms.ts";
import { givenIn, ranked } from "#app/engines/questionnaires/forms.ts";
import { intent } from "#app/web/page.ts";
import { chosenPeople } from "#app/web/people-form.ts";
import { href } from "#app/web/urls.ts";
import { approvals, ratings, requestDeedNames, routeDraft } from "./contract.ts";
import { requests } from "./routes.ts";

const submitForm = z.object({
  service: z.uuid(),
  shown: z.string().max(10_000).default(""),
  rank: z.string().max(120).optional(),
  /** The question whose kept file is to go. */
  remove: z.string().max(40).optional(),
});

const told = (id: string, text: string) => ({ id, kind: "success" as const, text });

/** A request is sent; what is amiss with it stands beside its fields, and nothing that was typed or brought is lost. */
export const submitIntents = {
  submit: intent(submitForm, async ({ api, value: { service, shown, rank, remove }, form, here }) => {
    if (remove) {
      await api.requests.dropFile({ service, question: remove });
      return { fields: { [`answers.${remove}`]: ["Файл убран. Приложите другой или отправьте заявку без него"] } };
    }
    const given = givenIn(form);
    const answers = rank ? ranked(given, rank) : given;
    const sending = { service, answers, shown, keep: rank !== undefined };
    const { outcome, id, number, mistakes } = await api.requests.submit(sending);
    if (rank) return { to: here(`q-${rank.split(":")[0]}`) };
    if (outcome === "mistakes") return { fields: mistakes };
    if (outcome === "more")
      return {
        to: here("request"),
        toast: { id: "more", kind: "info", text: "Появились ещё вопросы – ответьте и на них" },
      };
    if (outcome === "shut")
      return {
        to: here(),
        toast: { id: "shut", kind: "info", text: "Сервис сейчас не принимает заявки. Ваши ответы сохранены" },
      };
    return { to: href(requests.one, { id: id! }), toast: told("sent", `Заявка № ${number} подана`) };
  }),
};

const shape = routeDraft.shape;

const stepForm = z.object({
  deed: z.enum(requestDeedNames),
  text: z.string().trim().max(2000, "Не больше 2000 знаков").default(""),
  rating: z.enum(ratings).optional(),
  files: chosenFiles,
});

const doneWords: Record<(typeof requestDeedNames)[number], string> = {
  approve: "Заявка согласована и ушла исполнителям",
  refuse: "Заявка отклонена",
  claim: "Заявка теперь на вас",
  giveBack: "Заявка снова в общей очереди",
  ask: "Вопрос отправлен, срок пока стоит",
  answer: "Ответ отправлен",
  finish: "Готово: автор узнает и сможет оценить",
  reject: "Заявка отклонена",
  cancel: "Заявка отменена",
  reopen: "Заявка снова в работе",
  rate: "Спасибо за оценку",
  comment: "Сообщение отправлено",
};

const termForm = z.object({
  hours: z.coerce
    .number({ error: "Напишите, сколько часов" })
    .int("Целое число часов")
    .min(1, "Не меньше часа")
    .max(1000, "Не больше 1000 часов")
    .optional()
    .transform((hours) => hours ?? null),
});

/** Everything that is done on the page of a request. */
export const stepIntents = {
  step: intent(stepForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.requests.step({ id, ...value });
    return { to: here(), toast: told("request", doneWords[value.deed]) };
  }),
  term: intent(termForm, async ({ api, value, params: { id = "" }, here }) => {
    await api.requests.setTerm({ id, ...value });
    return { to: here(), toast: told("term", "Срок изменён: время, которое уже прошло, учтено") };
  }),
};

export const routeForm = z.object({
  revision: z.coerce.number().int(),
  approval: z.enum(approvals, { error: "Выберите, нужно ли согласование" }),
  rule: shape.rule,
  termHours: termForm.shape.hours,
  executors: chosenPeople.pipe(shape.executors),
});

/** What the address of the list of fields asks to be done with one of them. */
export const fieldForm = z.object({
  revision: z.coerce.number().int(),
  question: z.string().max(40),
});
export const moveFieldForm = fieldForm.extend({
  by: z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const))),
});
