import { z } from "zod";
import { ticked } from "#app/web/ticked.ts";
import { companyDraft } from "./contract.ts";

const logo = z
  .file()
  .refine((file) => file.size <= 10 * 1024 * 1024, "Картинка не больше 10 МБ")
  .optional();

export const companyForm = z.object({
  ...companyDraft,
  employeeStories: ticked,
  adminSecondFactor: ticked,
  rectangle: logo,
  dropRectangle: ticked,
  square: logo,
  dropSquare: ticked,
});
