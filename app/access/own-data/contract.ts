import { z } from "zod";
import { operation } from "#platform/api/operation.ts";
import { typedOrNobody } from "#platform/api/typed-person.ts";

/** A guest account is a person too, and has the same right to what is kept of it. */
const own = { access: "signed-in", beforeConsent: true } as const;

/** Where an export stands: being made, ready to take, over its days, or not made at all. */
const exportStates = ["making", "ready", "over", "failed"] as const;

const ownExport = z.object({
  id: z.uuid(),
  state: z.enum(exportStates),
  askedAt: z.string(),
  /** Only of a ready one: how large it is, until when it can be taken, and where. */
  bytes: z.number().nullable(),
  until: z.string().nullable(),
  href: z.string().nullable(),
});
export type OwnExport = z.output<typeof ownExport>;

const id = z.uuid();

/** How a request to erase one's data has ended. */
const endings = ["withdrawn", "refused", "done"] as const;

/** The law gives thirty days from the day when a person asks (152-ФЗ, article 21). */
const asked = z.object({ id, askedAt: z.string(), until: z.string() });

const erasureLine = asked.extend({
  accountId: id,
  name: z.string(),
  ending: z.enum(endings).nullable(),
  endedAt: z.string().nullable(),
  /** The administrator who has decided. */
  by: z.string().nullable(),
  reason: z.string(),
});
export type ErasureLine = z.output<typeof erasureLine>;

const erasureAsked = z.strictObject({
  /** Of those who sign in with a password here. */
  password: z.string({ error: "Напишите пароль" }).min(1, "Напишите пароль").max(200).optional(),
});

export const refusalReason = z
  .string({ error: "Напишите, почему" })
  .trim()
  .min(1, "Напишите, почему")
  .max(500, "Не больше 500 знаков");

export const ownDataContract = {
  state: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/users/me/export",
    summary: "Архив моих данных: что с ним",
    ...own,
  })
    .input(z.strictObject({}).default({}))
    .output(
      z.object({
        last: ownExport.nullable(),
        /** From when the next one may be asked for; null is now. */
        nextAt: z.string().nullable(),
        /** What goes into it, and whether there is any of it now. */
        parts: z.array(z.object({ title: z.string(), any: z.boolean() })),
      }),
    ),
  ask: operation({
    method: "POST",
    path: "/users/me/export",
    summary: "Собрать архив моих данных: один за сутки",
    ...own,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ id: z.uuid() })),
  erasure: operation({
    method: "GET",
    path: "/users/me/erasure",
    summary: "Удаление моих данных: что исчезнет, что останется, есть ли просьба",
    ...own,
  })
    .input(z.strictObject({}).default({}))
    .output(
      z.object({
        open: asked.nullable(),
        /** The latest one, if it was refused, with the words of the administrator. */
        refused: z.object({ at: z.string(), reason: z.string() }).nullable(),
        /** Whether the password is asked for: whoever signs in elsewhere only says yes. */
        byPassword: z.boolean(),
        gone: z.array(z.string()),
        nameless: z.array(z.string()),
        kept: z.array(z.string()),
      }),
    ),
  askErasure: operation({
    method: "POST",
    path: "/users/me/erasure",
    summary: "Попросить удалить мои данные",
    ...own,
    // A hash of a form with a password is not kept; who asks twice has asked once.
    keepsNoKey: true,
    limit: { name: "erasure", count: 20, perSeconds: 3600 },
  })
    .input(erasureAsked)
    .output(z.object({ id })),
  withdrawErasure: operation({
    method: "DELETE",
    path: "/users/me/erasure",
    summary: "Отозвать просьбу удалить мои данные",
    ...own,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ withdrawn: z.boolean() })),
  erasures: operation({
    method: "GET",
    path: "/admin/erasures",
    summary: "Кто в компании просит удалить свои данные",
    access: "admin",
  })
    .input(z.strictObject({ after: z.string().max(400).optional() }))
    .output(z.object({ items: z.array(erasureLine), next: z.string().optional() })),
  erasureOf: operation({
    method: "GET",
    path: "/admin/erasures/{id}",
    summary: "Просьба удалить данные",
    access: "admin",
  })
    .input(z.strictObject({ id }))
    .output(erasureLine),
  isErasable: operation({
    method: "GET",
    path: "/admin/people/{id}/erase",
    summary: "Просит ли человек удалить данные и работает ли ещё",
    access: "admin",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ erasable: z.boolean() })),
  refuseErasure: operation({
    method: "POST",
    path: "/admin/erasures/{id}/refuse",
    summary: "Отклонить просьбу удалить данные, с причиной для человека",
    access: "admin",
  })
    .input(z.strictObject({ id, reason: refusalReason }))
    .output(z.object({ id })),
  erase: operation({
    method: "POST",
    path: "/admin/people/{id}/erase",
    summary: "Удалить данные того, кто об этом просит или уже не работает",
    access: "admin",
  })
    .input(z.strictObject({ id, successor: typedOrNobody }))
    .output(z.object({ id })),
};
