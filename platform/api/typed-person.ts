import { z } from "zod";

/** Somebody whom a caller names: an id, a name as it is written, or a short name. `platform/people/who.ts` finds who is meant. */
export const typedPerson = z
  .string({ error: "Назовите коллегу" })
  .trim()
  .min(1, "Назовите коллегу")
  .max(200, "Таких длинных имён нет");

/** Several of them. */
export const typedPeople = z.array(typedPerson).max(50, "Не больше 50 человек");

/** The same where nobody may be named. */
export const typedOrNobody = z
  .string()
  .trim()
  .max(200, "Таких длинных имён нет")
  .transform((name) => name || undefined)
  .optional();

/** Somebody whom a form shows as chosen. */
export const meantPerson = z.object({ id: z.uuid(), name: z.string() });
