import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const day = z.iso.date().refine((one) => one >= "1900-01-01" && one <= "2100-12-31");

/** Which rows of the journal are wanted; what is not given narrows nothing. */
export const journalFilter = {
  /** Words of the name of whoever did it. */
  who: z.string().trim().min(1).max(200).optional(),
  deed: z.string().min(1).max(100).optional(),
  from: day.optional(),
  to: day.optional(),
};

const person = z.object({ id: z.uuid(), name: z.string(), guest: z.boolean() });

const entry = z.object({
  id: z.uuid(),
  at: z.string(),
  /** Nobody where the portal itself did it, or somebody unknown. */
  who: person.nullable(),
  deed: z.string(),
  /** What people call it. */
  title: z.string(),
  /** Whom it was done to, where it was a person. */
  whom: person.nullable(),
  object: z.string().nullable(),
  result: z.enum(["ok", "refused", "failed"]),
  address: z.string(),
  detail: z.string(),
});
export type JournalEntry = z.output<typeof entry>;

export const auditContract = {
  list: operation({ method: "GET", path: "/admin/audit", summary: "Журнал: кто, что и когда сделал", access: "admin" })
    .input(
      z.strictObject({ ...journalFilter, after: z.string().max(200).optional(), many: z.enum(["yes"]).optional() }),
    )
    .output(z.object({ items: z.array(entry), next: z.string().optional() })),

  deeds: operation({ method: "GET", path: "/admin/audit/deeds", summary: "Что записывает журнал", access: "admin" })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(z.object({ deed: z.string(), title: z.string() })) })),
};
