import { z } from "zod";

export const spaceForm = z.object({ space: z.enum(["fakel", "demo"], { error: "Выберите пространство" }) });
