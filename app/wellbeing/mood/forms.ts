import { z } from "zod";
import { moodAnswer, moodSupport } from "./contract.ts";

/** The form's fields are the API's own: without a day it is today. */
export const moodForm = moodAnswer
  .strip()
  .extend({ shared: z.literal("on").optional() })
  .transform(({ shared, ...answer }) => ({ ...answer, shared: shared === "on" }));

/** One phone a line, behind a colon: «Психолог компании: +7 495 000-00-00». */
const lines = z
  .string()
  .default("")
  .transform((text) => text.split("\n").map((line) => line.trim()))
  .transform((all) => all.filter(Boolean).map((line) => line.split(/:(?=[^:]*$)/)))
  .transform((parts) => parts.map(([name = "", phone = ""]) => ({ name, phone })))
  .superRefine((contacts, context) => {
    const { error } = moodSupport.shape.contacts.safeParse(contacts);
    for (const { path, message } of error?.issues.slice(0, 1) ?? []) {
      const line = typeof path[0] === "number" ? `Строка ${path[0] + 1}: ` : "";
      context.addIssue({ code: "custom", message: line ? line + lowered(message) : message });
    }
  });

const lowered = (text: string) => text.charAt(0).toLowerCase() + text.slice(1);

export const supportForm = z.object({ words: moodSupport.shape.words, contacts: lines });
