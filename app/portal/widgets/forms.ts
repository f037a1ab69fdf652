import { z } from "zod";
import { widgetNames } from "./contract.ts";

const name = z.enum(widgetNames);
const step = z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const)));

/** One box ticked comes alone, several come as a list, none does not come at all. */
const several = z.union([z.array(name), name.transform((one) => [one])]).default([]);

export const locksForm = z.object({ names: several });
export const widgetForm = z.object({ name });
export const widgetMoveForm = z.object({ name, by: step });
