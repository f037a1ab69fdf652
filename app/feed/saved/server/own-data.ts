import { sql } from "drizzle-orm";
import { iso, type OwnPart, reference } from "#platform/own-data/part.ts";
import { savedPublications } from "./schema.ts";

/** What a person keeps to read again. */
export const ownSaved: OwnPart[] = [
  {
    name: "saved",
    title: "Избранное",
    by: [savedPublications.accountId],
    after: "gone",
    head: { at: "Когда", address: "Что" },
    rows: (
      me,
    ) => sql`select s.publication_id as key, ${iso("s.created_at")} as at, ${reference("p.kind", "p.id")} as address
      from saved_publications s join publications p on p.id = s.publication_id where s.account_id = ${me}`,
  },
];
