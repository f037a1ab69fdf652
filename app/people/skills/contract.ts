import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const access = "employee";
const rule = "От 2 до 50 букв и цифр; внутри можно пробел, точку, дефис и плюс";

export const skillsAtMost = 20;

export const skillName = z
  .string({ error: "Напишите тег" })
  .trim()
  .transform((name) => name.replace(/\s+/g, " "))
  .pipe(z.string({ error: "Напишите тег" }).regex(/^[\p{L}\d][\p{L}\d .+-]{0,48}[\p{L}\d+]$/u, rule));

/** A tag, and how many people besides oneself have it. */
const skillLine = z.object({ name: z.string(), people: z.number() });
export type SkillLine = z.output<typeof skillLine>;

export const skillsContract = {
  own: operation({
    method: "GET",
    path: "/users/me/skills",
    summary: "Свои теги и теги коллег, которых у меня нет",
    access,
  })
    .input(z.strictObject({}).default({}))
    .output(z.object({ items: z.array(skillLine), suggested: z.array(skillLine) })),
  add: operation({ method: "POST", path: "/users/me/skills", summary: "Добавить себе тег", access })
    .input(z.strictObject({ name: skillName }))
    .output(z.object({ name: z.string() })),
  drop: operation({ method: "DELETE", path: "/users/me/skills/{name}", summary: "Убрать у себя тег", access })
    .input(z.strictObject({ name: z.string().max(200) }))
    .output(z.object({ name: z.string() })),
  person: operation({
    method: "GET",
    path: "/profiles/{alias}/skills",
    summary: "Теги сотрудника и сколько людей с такими же",
    access,
  })
    .input(z.strictObject({ alias: z.string().max(64) }))
    .output(
      z.object({
        accountId: z.uuid(),
        name: z.string(),
        alias: z.string(),
        mine: z.boolean(),
        items: z.array(skillLine),
      }),
    ),
};
