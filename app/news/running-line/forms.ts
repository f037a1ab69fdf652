import { z } from "zod";
import { areApart, areChosen, readersFields, readersOf } from "#app/people/account/forms.ts";
import { isWall, momentOf } from "#app/web/wall-time.ts";
import { lineDraft } from "./contract.ts";

const wall = z.string({ error: "Выберите день и время" }).refine(isWall, "Выберите день и время");

/** The wall clock of the editor instead of moments; without a beginning it is now. */
const line = lineDraft
  .omit({ reach: true, audience: true })
  .extend({ ...readersFields, from: wall.optional(), to: wall });

export const lineForm = line.refine(...areChosen).refine(...areApart);
export const lineChangeForm = line
  .extend({ revision: z.coerce.number().int() })
  .refine(...areChosen)
  .refine(...areApart);

type Written = z.output<typeof line>;

/** What the API wants instead of the form's readers and wall clock. */
export function toDraft({ readers, parts, from, to, ...own }: Written, zone: string, now: string) {
  return { ...own, ...readersOf({ readers, parts }), from: from ? momentOf(from, zone) : now, to: momentOf(to, zone) };
}

const step = z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const)));
export const lineMoveForm = z.object({ id: z.uuid(), by: step });
export const lineIdForm = z.object({ id: z.uuid() });
