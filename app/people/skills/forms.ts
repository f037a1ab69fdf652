import { z } from "zod";

/** Only what is there is judged here; how a tag is spelt the API says. */
export const addForm = z.object({ name: z.string({ error: "Напишите тег" }).trim().max(200, "Не больше 50 знаков") });
export const dropForm = z.object({ name: z.string().max(200) });
