import { z } from "zod";
import { publicationCard } from "#app/engines/content/contract.ts";
import { points, transferWords } from "#app/loyalty/balance/contract.ts";
import { operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";
import { typedPeople } from "#platform/api/typed-person.ts";

const access = "employee";
const id = z.uuid();
const after = z.string().max(200).optional();
const said = (most: number) =>
  z
    .string()
    .trim()
    .max(most, `Не больше ${most.toLocaleString("ru")} знаков`);

/** How a card is drawn. */
export const cardLooks = ["heart", "star", "clap", "coffee", "idea", "rocket"] as const;
export type CardLook = (typeof cardLooks)[number];
/** Who reads it: the company, the team of whoever is thanked, they alone. */
export const circles = ["public", "team", "private"] as const;
export type Circle = (typeof circles)[number];

export const mostThanked = 10;
/** How long whoever thanks may think better of it. */
export const withdrawMinutes = 15;

const value = z.object({ id, title: z.string(), description: z.string() });

const card = z.object({
  id,
  author: personCard.nullable(),
  people: z.array(personCard),
  value: z.string().nullable(),
  card: z.enum(cardLooks),
  words: z.string(),
  points: z.number(),
  circle: z.enum(circles),
  at: z.string(),
  mine: z.boolean(),
  toMe: z.boolean(),
});
export type ThanksCard = z.output<typeof card>;

const whole = card.extend({
  answers: z.array(z.object({ person: personCard, text: z.string(), at: z.string() })),
  withdrawable: z.boolean(),
  withdrawn: z.boolean(),
  /** It is a publication too: reacted to and answered by all. */
  talked: z.boolean(),
});

const quota = z.object({
  purse: z.number(),
  /** Somebody answers to the viewer: they may be topped up. */
  leads: z.boolean(),
  today: z.number(),
  perDay: z.number(),
  perPair: z.number(),
  mostPoints: z.number(),
  valueRequired: z.boolean(),
  values: z.array(value),
});
export type Quota = z.output<typeof quota>;

export const thanksWords = {
  people: typedPeople.min(1, "Назовите, кого благодарите").max(mostThanked, `Не больше ${mostThanked} человек`),
  value: id.optional(),
  card: z.enum(cardLooks, { error: "Выберите открытку" }),
  words: said(1000).min(20, "Напишите, за что именно: хотя бы двадцать знаков"),
  points: z.coerce
    .number({ error: "Напишите число" })
    .int("Баллы бывают только целыми")
    .min(0, "Не меньше нуля")
    .max(100_000, "Столько нельзя")
    .default(0),
  circle: z.enum(circles, { error: "Выберите, кто увидит" }),
};

export const thanksSettingsWords = {
  perDay: points(1000),
  perPair: points(1000),
  mostPoints: points(100_000),
  valueRequired: z.boolean().default(false),
  tellsManager: z.boolean().default(false),
};
export const topUpWords = {
  to: transferWords.to,
  amount: points(10_000),
  words: said(300).min(3, "Напишите, почему: хотя бы три знака"),
};
const one = z.object({ id });
const many = z.object({ items: z.array(card), next: z.string().optional() });
const counted = z.object({ name: z.string(), count: z.number() });

export const thanksContract = {
  wall: operation({ method: "GET", path: "/thanks", summary: "Благодарности, открытые всем", access })
    .input(z.strictObject({ after }))
    .output(many),
  quota: operation({ method: "GET", path: "/thanks/quota", summary: "Сколько раз и чем я могу поблагодарить", access })
    .input(z.strictObject({}))
    .output(quota),
  review: operation({
    method: "GET",
    path: "/thanks/review",
    summary: "Полученные и отправленные благодарности",
    access,
    ownEyesOnly: true,
  })
    .input(z.strictObject({ way: z.enum(["received", "sent"]).default("received"), after }))
    .output(many),
  one: operation({ method: "GET", path: "/thanks/{id}", summary: "Благодарность", access })
    .input(z.strictObject({ id }))
    .output(whole),
  to: operation({
    method: "GET",
    path: "/users/{id}/thanks",
    summary: "Последние благодарности коллеге, открытые всем",
    access,
  })
    .input(z.strictObject({ id }))
    .output(z.object({ items: z.array(publicationCard), next: z.string().optional() })),
  send: operation({
    method: "POST",
    path: "/thanks",
    summary: "Поблагодарить коллег",
    access,
    limit: { name: "thanks", count: 30, perSeconds: 3600 },
    status: 201,
  })
    .input(z.strictObject(thanksWords))
    .output(one),
  withdraw: operation({ method: "POST", path: "/thanks/{id}/withdraw", summary: "Отозвать благодарность", access })
    .input(z.strictObject({ id }))
    .output(one),
  answer: operation({ method: "PUT", path: "/thanks/{id}/answer", summary: "Ответить на благодарность", access })
    .input(z.strictObject({ id, text: said(500).min(1, "Напишите ответ") }))
    .output(one),
  desk: operation({
    method: "GET",
    path: "/admin/thanks",
    summary: "Благодарности компании: правила и числа",
    access: "points",
  })
    .input(z.strictObject({}))
    .output(
      z.object({
        settings: z.object({
          perDay: z.number(),
          perPair: z.number(),
          mostPoints: z.number(),
          valueRequired: z.boolean(),
          tellsManager: z.boolean(),
        }),
        values: z.array(value.extend({ archived: z.boolean(), used: z.number() })),
        figures: z.object({ sent: z.number(), givers: z.number(), thanked: z.number(), colleagues: z.number() }),
        units: z.array(counted),
      }),
    ),
  never: operation({ method: "GET", path: "/admin/thanks/never", summary: "Кого ещё не благодарили", access: "points" })
    .input(z.strictObject({ after }))
    .output(z.object({ items: z.array(personCard), next: z.string().optional() })),
  setSettings: operation({
    method: "PUT",
    path: "/admin/thanks",
    summary: "Изменить правила благодарностей",
    access: "points",
  })
    .input(z.strictObject(thanksSettingsWords))
    .output(z.object({})),
  topUp: operation({
    method: "POST",
    path: "/admin/thanks/top-ups",
    summary: "Пополнить коллеге кошелёк для благодарностей новыми баллами",
    access: "points",
    status: 201,
  })
    .input(z.strictObject(topUpWords))
    .output(one),
  topUpReport: operation({
    method: "POST",
    path: "/thanks/reports/{person}/top-ups",
    summary: "Пополнить своему сотруднику кошелёк для благодарностей из своего",
    access,
    limit: { name: "top-ups", count: 60, perSeconds: 3600 },
    status: 201,
  })
    .input(z.strictObject({ person: id, amount: topUpWords.amount, words: topUpWords.words }))
    .output(one),
  reports: operation({
    method: "GET",
    path: "/thanks/reports",
    summary: "Кому я могу пополнить кошелёк для благодарностей",
    access,
    ownEyesOnly: true,
  })
    .input(z.strictObject({}))
    .output(z.object({ people: z.array(personCard), purse: z.number() })),
  topUps: operation({
    method: "GET",
    path: "/admin/thanks/top-ups",
    summary: "Кому и почему пополняли кошелёк для благодарностей",
    access: "points",
  })
    .input(z.strictObject({ after }))
    .output(
      z.object({
        items: z.array(
          z.object({
            id,
            at: z.string(),
            amount: z.number(),
            words: z.string(),
            by: personCard.nullable(),
            to: personCard.nullable(),
          }),
        ),
        next: z.string().optional(),
      }),
    ),
  putValue: operation({ method: "PUT", path: "/admin/thanks/values", summary: "Записать ценность", access: "points" })
    .input(
      z.strictObject({
        id: id.optional(),
        title: said(80).min(2, "Назовите ценность"),
        description: said(300).default(""),
      }),
    )
    .output(one),
  archiveValue: operation({
    method: "PUT",
    path: "/admin/thanks/values/{id}/archive",
    summary: "Убрать ценность",
    access: "points",
  })
    .input(z.strictObject({ id, archived: z.boolean() }))
    .output(one),
};
