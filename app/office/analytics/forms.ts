import { z } from "zod";
import { spans } from "./contract.ts";

const query = z.object({ span: z.enum(spans).catch("30") });

/** Which days an address asks for; one that it spells wrong is no wish. */
export const readSpan = (address: Record<string, string>) => query.parse(address).span;
