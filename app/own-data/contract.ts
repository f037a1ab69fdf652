import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

/** A guest account is a person too, and has the same right to what is kept of it (product B27). */
const own = { access: "signed-in", beforeConsent: true } as const;

/** Where an export stands: being made, ready to take, over its days, or not made at all. */
const exportStates = ["making", "ready", "over", "failed"] as const;

const ownExport = z.object({
  id: z.uuid(),
  state: z.enum(exportStates),
  askedAt: z.string(),
  /** Only of a ready one: how large it is, until when it can be taken, and where. */
  bytes: z.number().nullable(),
  until: z.string().nullable(),
  href: z.string().nullable(),
});
export type OwnExport = z.output<typeof ownExport>;

export const ownDataContract = {
  state: operation({
    ownEyesOnly: true,
    method: "GET",
    path: "/users/me/export",
    summary: "Архив моих данных: что с ним",
    ...own,
  })
    .input(z.strictObject({}).default({}))
    .output(
      z.object({
        last: ownExport.nullable(),
        /** From when the next one may be asked for; null is now. */
        nextAt: z.string().nullable(),
        /** What goes into it. */
        parts: z.array(z.string()),
      }),
    ),
  ask: operation({
    method: "POST",
    path: "/users/me/export",
    summary: "Собрать архив моих данных: один за сутки",
    ...own,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ id: z.uuid() })),
};
