import { z } from "zod";
import { operation } from "#platform/api/operation.ts";

const id = z.uuid();
const link = z.string().nullable();
const logo = z.file().max(10 * 1024 * 1024, "Картинка не больше 10 МБ");

/** What the whole portal decides, or the company for itself. */
const showing = ["portal", "yes", "no"] as const;

export const companyDraft = {
  name: z.string({ error: "Назовите компанию" }).trim().min(2, "От 2 до 80 знаков").max(80, "От 2 до 80 знаков"),
  /** Its word in tokens and in commands. */
  alias: z
    .string({ error: "Напишите алиас" })
    .trim()
    .toLowerCase()
    .regex(/^[a-z0-9-]{2,40}$/, "От 2 до 40 знаков: латинские буквы, цифры и дефисы"),
  showServices: z.enum(showing),
  employeeStories: z.boolean().default(false),
  /** Its administrators are administrators only with the second factor of signing in. */
  adminSecondFactor: z.boolean().default(false),
};

const company = z.object({
  id,
  name: z.string(),
  alias: z.string(),
  rectangleLogoLink: link,
  squareLogoLink: link,
  showServices: z.enum(showing),
  /** All its employees make stories, and not its editors alone. */
  employeeStories: z.boolean(),
  adminSecondFactor: z.boolean(),
  people: z.number(),
  /** Whether tokens of an outside identity provider name it by its alias. */
  inTokens: z.boolean(),
});
export type Company = z.output<typeof company>;

const access = "admin";

export const companiesContract = {
  list: operation({ method: "GET", path: "/admin/companies", summary: "Компании: только своя", access })
    .input(z.strictObject({}))
    .output(z.object({ items: z.array(company) })),
  company: operation({ method: "GET", path: "/admin/companies/{id}", summary: "Своя компания", access })
    .input(z.strictObject({ id }))
    .output(company),
  change: operation({ method: "PUT", path: "/admin/companies/{id}", summary: "Изменить свою компанию", access })
    .input(
      z.strictObject({
        id,
        ...companyDraft,
        rectangle: logo.optional(),
        dropRectangle: z.boolean().default(false),
        square: logo.optional(),
        dropSquare: z.boolean().default(false),
      }),
    )
    .output(z.object({ id })),
};
