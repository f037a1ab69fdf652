import { z } from "zod";
import { draftField } from "#app/engines/drafts/contract.ts";
import { language, translatedWords, type translationSteps } from "./contract.ts";

export const languageForm = z.object({ language });

/** The form of a version; the button says what becomes of it. */
export const translationForm = (step: (typeof translationSteps)[number]) =>
  translatedWords
    .extend({ revision: z.coerce.number().int(), sourceRevision: z.coerce.number().int(), ...draftField })
    .transform((typed) => ({ ...typed, step }));
