import { z } from "zod";

/**
 * A whole number in the input of a read, which stands in its address as text. Takes what the number itself must be, with
 * its own words for people; refuses what is no number.
 */
export const numberInText = (number: z.ZodType<number>) =>
  z
    .string({ error: "Напишите число" })
    .regex(/^\d{1,9}$/, "Напишите число")
    .transform(Number)
    .pipe(number as z.ZodType<number, number>);
