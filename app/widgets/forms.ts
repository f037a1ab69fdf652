import { z } from "zod";
import { widgetNames } from "./contract.ts";

const name = z.enum(widgetNames);
const step = z.enum(["-1", "1"]).transform((way) => (way === "1" ? (1 as const) : (-1 as const)));

export const widgetForm = z.object({ name });
export const widgetMoveForm = z.object({ name, by: step });
