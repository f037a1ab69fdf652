import { z } from "zod";
import { chosenPerson } from "#app/web/people-form.ts";
import { departmentFields, personFields } from "./contract.ts";

export const personForm = z.object({ ...personFields, manager: chosenPerson });
export const changeForm = personForm.extend({ revision: z.string() });
export const departmentForm = z.object(departmentFields);
export const departmentChangeForm = departmentForm.extend({ head: chosenPerson });
