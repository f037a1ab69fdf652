import { z } from "zod";
import { problemOf } from "#app/web/catalogue.ts";
import type { Toast } from "#app/web/context.ts";
import { appealText, cannedRepliesFields, decisionFields, mendFields, reportFields, rulesFields } from "./contract.ts";

/** `back` is where the reader came from: they return there. */
export const reportForm = reportFields.extend({ back: z.string().optional() });
export const appealForm = z.object({ text: appealText });
export const mendForm = mendFields;
const late: Record<string, string> = {
  changed: "Автор тем временем изменил свои слова: прочитайте их заново",
  claimed: "Дело уже взял другой модератор",
  closed: "Дело уже решил другой модератор",
  left: "Этот человек уже не работает в компании",
  "last-admin": "Это единственный администратор портала: приостановить его нельзя",
};

/** Decides; tells what a moderator reads when somebody else was quicker. */
export async function decidedLate(decide: () => Promise<unknown>): Promise<Toast | undefined> {
  try {
    await decide();
    return undefined;
  } catch (error) {
    const text = late[problemOf(error)?.detail ?? ""];
    if (!text) throw error;
    return { id: "late", kind: "info", text };
  }
}

/** What is decided by one press. */
export const atOnceForm = decisionFields.pick({ seen: true });
export const decisionForm = decisionFields.omit({ decision: true });

const list = <T extends z.ZodType>(item: T) => z.union([z.array(item), item.transform((one) => [one])]).default([]);

export const rulesForm = rulesFields.extend({
  holds: list(rulesFields.shape.holds.unwrap().element),
});

export const cannedRepliesForm = cannedRepliesFields;
