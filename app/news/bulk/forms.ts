import { z } from "zod";

/** One comes alone, several come as a list. */
const ids = z.union([z.array(z.uuid()), z.uuid().transform((one) => [one])]);
const back = z.string().max(1000).optional();

export const bulkForm = z.object({ ids, back });
export const rubricChoice = bulkForm.extend({ rubric: z.uuid("Выберите рубрику") });
export const authorChoice = bulkForm.extend({ author: z.uuid("Выберите автора") });
