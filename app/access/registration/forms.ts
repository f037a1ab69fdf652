import { z } from "zod";
import { chosenPerson } from "#app/web/people-form.ts";
import { inviteDraft, newcomer } from "./contract.ts";

export const registrationForm = z.object(newcomer.shape);

const { note, email, limit, days, department, position, guest } = inviteDraft.shape;
const ofGuest = guest.unwrap().shape;

const number = (wanted: typeof limit) =>
  z
    .string({ error: "Напишите число" })
    .transform((text) => Number(text))
    .pipe(wanted.unwrap());

/** The days of a guest stand empty where nobody comes as one. */
const guestDays = z
  .string()
  .optional()
  .transform((text) => (text === undefined ? undefined : Number(text)))
  .pipe(ofGuest.days);

export const inviteForm = z
  .object({
    ...{ note, email, limit: number(limit), days: number(days), department, position },
    ...{ isGuest: z.boolean().default(false), guestDays, sponsor: chosenPerson },
  })
  .transform(({ isGuest, guestDays: days, sponsor, ...invite }) => ({
    ...invite,
    ...(isGuest && { guest: { days, sponsor } }),
  }));

export const revokeForm = z.object({ id: z.uuid() });
