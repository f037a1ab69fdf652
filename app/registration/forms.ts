import { z } from "zod";
import { inviteDraft, newcomer } from "./contract.ts";

export const registrationForm = z.object(newcomer.shape);

const { note, email, limit, days } = inviteDraft.shape;

const number = (wanted: typeof limit) =>
  z
    .string({ error: "Напишите число" })
    .transform((text) => Number(text))
    .pipe(wanted.unwrap());

export const inviteForm = z.object({ note, email, limit: number(limit), days: number(days) });

export const revokeForm = z.object({ id: z.uuid() });
