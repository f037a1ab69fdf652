import { z } from "zod";

/** A person as others meet them beside what they wrote; null where the reader may not know them. */
export const personCard = z.object({
  accountId: z.uuid(),
  name: z.string(),
  alias: z.string(),
  position: z.string(),
  photo: z.string().nullable(),
  /** No employee: «Гость» stands beside the name, and there is no page of theirs to open. */
  guest: z.literal(true).optional(),
});
export type PersonCard = z.output<typeof personCard>;
