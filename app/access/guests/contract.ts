import { z } from "zod";
import { operation } from "#platform/api/operation.ts";
import { meantPerson, typedPerson } from "#platform/api/typed-person.ts";

const id = z.uuid();

/** The last day on which a guest comes in. */
export const lastDay = z
  .string({ error: "Выберите день" })
  .regex(/^\d{4}-\d\d-\d\d$/, "Выберите день")
  .refine((day) => !Number.isNaN(Date.parse(day)), "Выберите день");

const guestView = z.object({
  id,
  name: z.string(),
  /** When the term is over, and whether it is; a guest of the provider's may have none. */
  until: z.string().nullable(),
  over: z.boolean(),
  /** The usual term counted from today: the last day of it. */
  offered: z.string(),
  sponsor: meantPerson.extend({ alias: z.string() }).nullable(),
});
export type GuestView = z.output<typeof guestView>;

const ownGuest = guestView.pick({ id: true, name: true, until: true, over: true });
export type OwnGuest = z.output<typeof ownGuest>;

const done = z.object({ id });

export const guestsContract = {
  own: operation({
    method: "GET",
    path: "/users/me/guests",
    summary: "Гости, за которых отвечает тот, кто спрашивает",
    access: "employee",
  })
    .input(z.strictObject({ after: z.string().max(200).optional() }).default({}))
    .output(z.object({ items: z.array(ownGuest), next: z.string().optional() })),
  guest: operation({
    method: "GET",
    path: "/guests/{id}",
    summary: "Гость, за которого отвечает тот, кто спрашивает",
    access: "employee",
  })
    .input(z.strictObject({ id }))
    .output(guestView),
  prolong: operation({
    method: "PUT",
    path: "/guests/{id}/term",
    summary: "Продлить гостевой доступ",
    access: "employee",
  })
    .input(z.strictObject({ id, until: lastDay }))
    .output(done),
  entrust: operation({
    method: "PUT",
    path: "/guests/{id}/sponsor",
    summary: "Назначить, кто отвечает за гостя",
    access: "staff",
  })
    .input(z.strictObject({ id, sponsor: typedPerson }))
    .output(done),
};
