import { z } from "zod";
import { openToAll, operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";

const id = z.uuid();

/** How a certificate reads beside what it is given for. */
export const wording = z.object({
  heading: z.string().trim().min(3, "Напишите заголовок").max(80, "Не больше 80 знаков"),
  text: z.string().trim().min(3, "Напишите текст").max(400, "Не больше 400 знаков"),
  signer: z.string().trim().max(120, "Не больше 120 знаков").default(""),
  position: z.string().trim().max(120, "Не больше 120 знаков").default(""),
});
export type Wording = z.output<typeof wording>;

export const templateWords = {
  title: z.string().trim().min(3, "Назовите шаблон: хотя бы три знака").max(100, "Не больше 100 знаков"),
  ...wording.shape,
  /** How long it is valid where the course itself says nothing. */
  validMonths: z.coerce
    .number({ error: "Напишите число" })
    .int()
    .min(1, "Хотя бы один месяц")
    .max(120, "Не больше 120 месяцев")
    .optional(),
  renewDays: z.coerce
    .number({ error: "Напишите число" })
    .int()
    .min(1, "Хотя бы один день")
    .max(180, "Не больше 180 дней")
    .default(30),
};
const template = z.object({ ...templateWords, id });
export type Template = z.output<typeof template>;
const states = ["valid", "expired", "revoked", "replaced"] as const;

const certificate = z.object({
  number: z.string(),
  /** The whole name to the person and to colleagues, the first name and a letter to guests. */
  name: z.string(),
  title: z.string(),
  company: z.string(),
  score: z.number().nullable(),
  minutes: z.number(),
  passedOn: z.string(),
  validUntil: z.string().nullable(),
  /** The day on which it came in the place of another one. */
  reissuedOn: z.string().nullable(),
  state: z.enum(states),
  /** The number in its place, of one that was replaced. */
  replacedBy: z.string().nullable(),
  /** The number of a later one of the same course, of one whose term is over. */
  laterOne: z.string().nullable(),
});
export type Certificate = z.output<typeof certificate>;

export const certificatesContract = {
  check: operation({
    method: "GET",
    path: "/certificates/{number}",
    summary: "Проверить сертификат",
    access: "public",
    limit: openToAll,
  })
    .input(z.strictObject({ number: z.string().max(40) }))
    .output(certificate),
  paper: operation({
    method: "GET",
    path: "/certificates/{number}/paper",
    summary: "Сертификат в PDF",
    access: "employee",
  })
    .input(z.strictObject({ number: z.string().max(40) }))
    .output(z.object({ name: z.string(), /** The bytes in base64. */ pdf: z.string() })),
  mine: operation({ method: "GET", path: "/certificates", summary: "Мои сертификаты", access: "employee" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(certificate) })),
  desk: operation({
    method: "GET",
    path: "/admin/learning/certificates",
    summary: "Сертификаты компании",
    access: "learning",
  })
    .input(z.strictObject({ after: z.string().max(200).optional() }))
    .output(
      z.object({
        items: z.array(certificate.extend({ id, person: personCard, reason: z.string() })),
        next: z.string().optional(),
      }),
    ),
  revoke: operation({
    method: "POST",
    path: "/admin/learning/certificates/{id}/revoke",
    summary: "Отозвать сертификат",
    access: "learning",
  })
    .input(
      z.strictObject({ id, reason: z.string().trim().min(3, "Напишите причину").max(500, "Не больше 500 знаков") }),
    )
    .output(z.object({ id })),
  templates: operation({
    method: "GET",
    path: "/admin/learning/certificates/templates",
    summary: "Шаблоны сертификатов",
    access: "learning",
  })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(template) })),
  putTemplate: operation({
    method: "PUT",
    path: "/admin/learning/certificates/templates",
    summary: "Записать шаблон сертификата",
    access: "learning",
  })
    .input(z.strictObject({ id: id.optional(), ...templateWords }))
    .output(z.object({ id })),
  dropTemplate: operation({
    method: "DELETE",
    path: "/admin/learning/certificates/templates/{id}",
    summary: "Убрать шаблон сертификата",
    access: "learning",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id })),
  trial: operation({
    method: "GET",
    path: "/admin/learning/certificates/templates/{id}/trial",
    summary: "Как выглядит сертификат по шаблону",
    access: "learning",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ name: z.string(), pdf: z.string() })),
  reissue: operation({
    method: "POST",
    path: "/admin/learning/certificates/{id}/reissue",
    summary: "Выдать сертификат заново",
    access: "learning",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id, number: z.string() })),
};
