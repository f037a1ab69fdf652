import { z } from "zod";
import { trashed } from "./contract.ts";

export const trashedForm = z.object(trashed);
