import { z } from "zod";
import {
  bellLevels,
  digests,
  mailLevels,
  muteTerms,
  pushLevels,
  type SettingsDraft,
  subscription,
} from "./contract.ts";

/** A field for each family: `bell.mentions`, `mail.mentions`; those that the page does not offer are not sent. */
const forEach = <Level extends z.ZodType>(level: Level) => z.record(z.string(), level).default({});

const hour = z.string().regex(/^([01]\d|2[0-3]):00$/, "Выберите час");

export const settingsForm = z
  .object({
    bell: forEach(z.enum(bellLevels)),
    mail: forEach(z.enum(mailLevels)),
    push: forEach(z.enum(pushLevels)),
    digest: z.enum(digests).optional(),
    quiet: z.literal("on").optional(),
    from: hour.default("22:00"),
    to: hour.default("08:00"),
    days: z.union([z.array(z.string()), z.string().transform((one) => [one])]).default([]),
  })
  .refine(({ days }) => days.length > 0, { path: ["days"], error: "Отметьте хотя бы один день" })
  .refine(({ quiet, from, to }) => !quiet || from !== to, {
    path: ["to"],
    error: "Тихие часы начинаются и кончаются в разное время",
  });

/** What the form says, as the API wants it. */
export function draftOf({
  bell,
  mail,
  push,
  digest,
  quiet,
  from,
  to,
  days,
}: z.output<typeof settingsForm>): SettingsDraft {
  return {
    levels: [...new Set([bell, mail, push].flatMap(Object.keys))].map((family) => ({
      family,
      bell: bell[family],
      mail: mail[family],
      push: push[family],
    })),
    digest,
    quiet: quiet ? { from, to } : null,
    days: days.map(Number),
  };
}

export const deviceForm = z.object({ id: z.uuid() });
export const addDeviceForm = z.object({ ...subscription, agent: z.string().default("") });
export const muteForm = z.object({ id: z.uuid() });
export const aboutForm = z.object({ about: z.uuid() });
export const muteAboutForm = z.object({ about: z.uuid(), term: z.enum(muteTerms) });
