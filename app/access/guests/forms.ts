import { z } from "zod";
import { lastDay, sponsorName } from "./contract.ts";

export const prolongForm = z.object({ until: lastDay });

export const entrustForm = z.object({ sponsor: sponsorName });
