import { z } from "zod";
import { chosenPerson } from "#app/web/people-form.ts";
import { refusalReason } from "./contract.ts";

const sure = z.literal("on", { error: "Поставьте отметку, если уверены" });

/** Whoever signs in with a password writes it; the others say yes. */
export const askErasureForm = z.discriminatedUnion("way", [
  z.object({ way: z.literal("password"), password: z.string({ error: "Напишите пароль" }).max(200) }),
  z.object({ way: z.literal("tick"), sure }),
]);
export const refuseForm = z.object({ reason: refusalReason });
export const eraseForm = z.object({ successor: chosenPerson, sure });
