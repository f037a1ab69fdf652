import { z } from "zod";
import { chosenPerson } from "#app/web/people-form.ts";
import { deskFilter, deskRights, lastDay, newTable, reason } from "./contract.ts";

/** A wish that the address spells wrong, or leaves empty as a GET form does, is no wish. */
const query = z.object({
  query: deskFilter.query.catch(undefined),
  state: deskFilter.state.catch(undefined),
  role: deskFilter.role.catch(undefined),
  right: deskFilter.right.catch(undefined),
  department: deskFilter.department.catch(undefined),
  consent: deskFilter.consent.catch(undefined),
});

/** Whom an address asks the list for. */
export const readDeskFilter = (address: Record<string, string>) => query.parse(address);

export const suspendForm = z.object({ reason, until: lastDay.optional() });
export const leaveForm = z.object({ successor: chosenPerson });
export const rightForm = z.object({
  right: z.enum(deskRights, { error: "Выберите право" }),
  until: lastDay.optional(),
});
export const tableForm = z.object(newTable);
