import { z } from "zod";
import { visibility } from "./contract.ts";

export const visibilityForm = z.object(visibility.shape);
