import { z } from "zod";
import { decisionNames } from "#app/engines/moderation/contract.ts";
import { operation } from "#platform/api/operation.ts";

export const monthFigures = z.object({
  /** What waits now, and what of it waits longer than the company wishes. */
  waiting: z.number(),
  overdue: z.number(),
  /** Hours; nothing where the company has set no term. */
  target: z.number().nullable(),
  decided: z.number(),
  late: z.number(),
  /** Half of the decisions came sooner, half later. */
  medianMinutes: z.number().nullable(),
  decisions: z.array(z.object({ name: z.enum(decisionNames), count: z.number() })),
  appeals: z.object({ filed: z.number(), upheld: z.number(), overturned: z.number(), waiting: z.number() }),
});
export type MonthFigures = z.output<typeof monthFigures>;

export const moderationFiguresContract = {
  month: operation({
    method: "GET",
    path: "/moderation/figures",
    summary: "Модерация за 30 дней",
    access: "moderator",
  }).output(monthFigures),
};
