import { z } from "zod";

/** A press on «Заблокировать» or «Разблокировать». */
export const blockForm = z.object({ accountId: z.uuid() });
