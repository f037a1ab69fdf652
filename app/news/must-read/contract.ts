import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();

/** How often the portal asks those who have not read: never by itself, each day, each week. */
export const remindPaces = ["never", "day", "week"] as const;
export type RemindPace = (typeof remindPaces)[number];

const count = {
  addressed: z.number(),
  /** The bell has told them of it, or they have opened it by themselves. */
  delivered: z.number(),
  opened: z.number(),
  acknowledged: z.number(),
};

const readersReport = z.object({
  title: z.string(),
  /** It need not be read any more: who has said so is remembered, nobody else is awaited. */
  closed: z.boolean(),
  dueOn: z.string().nullable(),
  ...count,
  /** How many have said so of words that were changed since. */
  outdated: z.number(),
  departments: z.array(z.object({ name: z.string(), ...count })),
  people: z.array(
    z.object({
      accountId: id,
      name: z.string(),
      company: z.string(),
      department: z.string(),
      delivered: z.boolean(),
      opened: z.boolean(),
      acknowledgedAt: z.string().nullable(),
      /** The article was changed after they had said so. */
      beforeChange: z.boolean(),
      /** When they had said so of earlier words, before they were asked anew. */
      formerAt: z.string().nullable(),
    }),
  ),
  next: z.string().optional(),
  remindEvery: z.enum(remindPaces),
  /** Whether those may be asked again: only what is published, and once a day. */
  remindable: z.enum(["now", "tomorrow", "no"]),
  /** The last ones first; `by` is null where the portal itself did it. */
  reminders: z.array(z.object({ day: z.string(), by: z.string().nullable(), people: z.number() })),
});
export type ReadersReport = z.output<typeof readersReport>;

export const mustReadContract = {
  readers: operation({
    method: "GET",
    path: "/desk/news/{id}/readers",
    summary: "Кто ознакомился",
    access: "editor",
  })
    .input(
      z.strictObject({ id, only: z.enum(["all", "waiting"]).default("all"), after: z.string().max(200).optional() }),
    )
    .output(readersReport),
  remind: operation({
    method: "POST",
    path: "/desk/news/{id}/reminders",
    summary: "Напомнить не прочитавшим: раз в день",
    access: "editor",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ people: z.number() })),
  askAnew: operation({
    method: "POST",
    path: "/desk/news/{id}/readers/anew",
    summary: "Попросить ознакомиться снова тех, кто отметил прежний текст",
    access: "editor",
  })
    .input(z.strictObject({ id }))
    .output(z.object({ people: z.number() })),
  pace: operation({
    method: "PUT",
    path: "/desk/news/{id}/reminders",
    summary: "Как часто портал напоминает сам",
    access: "editor",
  })
    .input(z.strictObject({ id, every: z.enum(remindPaces) }))
    .output(z.object({ id })),
};
