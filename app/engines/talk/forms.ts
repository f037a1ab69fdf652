import { z } from "zod";
import { closingNote } from "./contract.ts";

export const closingForm = z.object({ note: closingNote });
