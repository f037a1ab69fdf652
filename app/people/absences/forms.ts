import { z } from "zod";
import { newAbsence } from "./contract.ts";

export const absenceForm = z.object(newAbsence);
export const dropAbsenceForm = z.object({ id: z.uuid() });
