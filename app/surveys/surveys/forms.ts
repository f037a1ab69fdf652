import { z } from "zod";
import { listTabs } from "#app/engines/questionnaires/contract.ts";

/** Which tab of a list the address asks for. */
export const readTab = (tab: string | undefined) => z.enum(listTabs).catch("open").parse(tab);
