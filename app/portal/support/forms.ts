import { z } from "zod";
import { chosenFiles } from "#app/engines/content/forms.ts";
import { ticked } from "#app/web/ticked.ts";
import { messageDraft, ticketDraft } from "./contract.ts";

const { topic, text, email, diagnostics, files } = ticketDraft.shape;
export const ticketForm = z
  .object({ topic, text, email, diagnostics, tell: ticked, files: chosenFiles.pipe(files.unwrap()) })
  // What was shown is sent only when the person says so.
  .transform(({ tell, diagnostics: shown, ...ticket }) => ({ ...ticket, diagnostics: tell ? shown : "" }));

export const wordsForm = z.object({ text: messageDraft.shape.text });

export const answerForm = wordsForm.extend({ close: ticked });

export const closeForm = z.object({});
