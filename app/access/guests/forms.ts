import { z } from "zod";
import { demandedPerson } from "#app/web/people-form.ts";
import { lastDay } from "./contract.ts";

export const prolongForm = z.object({ until: lastDay });

export const entrustForm = z.object({ sponsor: demandedPerson });
