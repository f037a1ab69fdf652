import { z } from "zod";
import { successor } from "#app/office/people-desk/contract.ts";
import { departmentFields, personFields } from "./contract.ts";

export const personForm = z.object(personFields);
export const changeForm = personForm.extend({ revision: z.string() });
export const departmentForm = z.object(departmentFields);
export const departmentChangeForm = departmentForm.extend({ head: successor });
