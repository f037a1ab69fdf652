import { z } from "zod";
import { templateName } from "./contract.ts";

export const templateForm = z.object({ name: templateName });
