import { z } from "zod";

/** An address that readers may be sent to: a page of the portal, or an http(s) address written out. */
export const linkRule = z
  .string()
  .trim()
  .max(500, "Не больше 500 знаков")
  .regex(/^(\/(?![/\\])|https?:\/\/[^\s/])[^\s\p{Cc}\\]*$/iu, "Начните с https://, а страницу портала – с /");
