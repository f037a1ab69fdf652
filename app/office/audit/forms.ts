import { z } from "zod";
import { journalFilter } from "./contract.ts";

/** A wish that the address spells wrong, or leaves empty as a GET form does, is no wish. */
const query = z.object({
  who: journalFilter.who.catch(undefined),
  deed: journalFilter.deed.catch(undefined),
  from: journalFilter.from.catch(undefined),
  to: journalFilter.to.catch(undefined),
});

/** Which rows an address asks for. */
export const readJournalFilter = (address: Record<string, string>) => query.parse(address);
