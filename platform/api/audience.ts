import { z } from "zod";

const part = z
  .string()
  .regex(/^((group|department|user):[0-9a-f-]{36}|(location|tag):.{1,100}|right:(editor|moderator))$/);

/** To whom of those within reach a thing speaks (platform/people/audience.ts); null is everyone. Nobody at all is a mistake. */
export const audienceRule = z.array(part).min(1, "Выберите, кому показать").max(100).nullable();

/** The same in lines, a part in each: for reads, which take only text. */
export const audienceLines = z
  .string()
  .max(5000)
  .transform((lines) => lines.split("\n"))
  .pipe(audienceRule.unwrap());

/** Out of what readers are chosen, kind by kind; `depth` is how deep a department lies. */
export const audienceChoices = z.object({
  kinds: z.array(
    z.object({
      kind: z.enum(["department", "location", "tag", "group"]),
      label: z.string(),
      hint: z.string().optional(),
      choices: z.array(z.object({ value: z.string(), label: z.string(), depth: z.number().optional() })),
    }),
  ),
});
