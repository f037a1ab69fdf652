import { z } from "zod";
import { chosenValue, readPeople } from "#app/ui/chosen-people.ts";
import { peopleFilter } from "./contract.ts";

/** A wish that the address spells wrong, or leaves empty as a GET form does, is no wish. */
const words = z.string().trim().min(1).max(200).optional().catch(undefined);
const query = z.object({
  query: z.string().trim().min(1).max(300).optional().catch(undefined),
  company: peopleFilter.company.catch(undefined),
  department: peopleFilter.department.catch(undefined),
  location: words,
  position: words,
  manager: words,
  tag: z.string().trim().min(1).max(60).optional().catch(undefined),
  kind: peopleFilter.kind.catch(undefined),
});

/** Whom an address asks the directory for. */
export const readFilter = (address: Record<string, string>) => query.parse(address);

/** Whose people an address asks for: as its field shows it, and as the API takes it. */
export function readManager(said: string[]): { shown?: string; wanted?: string } {
  const { people, typed } = readPeople(said);
  const one = people.at(-1);
  if (typed.length) return { shown: typed.join(" "), wanted: typed.join(" ").slice(0, 200) };
  return one ? { shown: chosenValue(one), wanted: one.id } : {};
}
