import { z } from "zod";
import { chosenFiles } from "#app/engines/content/forms.ts";
import { newFiles } from "./contract.ts";

export const filesForm = z.object({ files: chosenFiles.pipe(newFiles) });

export const fileForm = z.object({ file: z.uuid() });

export const otherForm = z.object({ other: z.uuid() });
