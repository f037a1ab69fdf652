import { z } from "zod";
import { chosenPerson } from "#app/web/people-form.ts";
import { newAbsence } from "./contract.ts";

export const absenceForm = z.object({ ...newAbsence, deputy: chosenPerson });
export const dropAbsenceForm = z.object({ id: z.uuid() });
