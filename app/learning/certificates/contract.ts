import { z } from "zod";
import { openToAll, operation } from "#platform/api/operation.ts";
import { personCard } from "#platform/api/person-card.ts";

const id = z.uuid();
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
  state: z.enum(states),
  /** The number in its place, of one that was replaced. */
  replacedBy: z.string().nullable(),
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
  reissue: operation({
    method: "POST",
    path: "/admin/learning/certificates/{id}/reissue",
    summary: "Выдать сертификат заново",
    access: "learning",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ id, number: z.string() })),
};
