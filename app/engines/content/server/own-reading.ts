import { sql } from "drizzle-orm";
import { iso, type OwnPart, reference } from "#platform/own-data/part.ts";
import { publicationReads, readingMarks } from "./schema.ts";

/** What a person has opened. */
export const ownReading: OwnPart[] = [
  {
    name: "reads",
    title: "Прочитанное",
    by: [publicationReads.accountId],
    after: "nameless",
    head: { at: "Когда", seen: "Разговор прочитан до", address: "Что" },
    rows: (me) => sql`select r.publication_id as key, ${iso("r.created_at")} as at, ${iso("r.seen_at")} as seen,
        ${reference("p.kind", "p.id")} as address
      from publication_reads r join publications p on p.id = r.publication_id where r.account_id = ${me}`,
  },
  {
    name: "reading-mark",
    title: "Отмечено прочитанным всё",
    by: [readingMarks.accountId],
    after: "gone",
    head: { until: "До" },
    rows: (me) => sql`select account_id as key, ${iso("until")} as until from reading_marks where account_id = ${me}`,
  },
];
