import { sql } from "drizzle-orm";
import { iso, type OwnPart, reference } from "#platform/own-data/part.ts";
import { deskRemarks } from "./schema.ts";

/** What a person has said among editors. */
export const ownRemarks: OwnPart[] = [
  {
    name: "remarks",
    title: "Слова в разговорах редакторов",
    by: [deskRemarks.authorId],
    after: "nameless",
    head: { at: "Когда", text: "Текст", deleted: "Удалено", address: "О чём" },
    rows: (me) => sql`
      select r.id as key, ${iso("r.created_at")} as at, r.text, ${iso("r.deleted_at")} as deleted,
        ${reference("p.kind", "p.id")} as address
      from desk_remarks r join publications p on p.id = r.publication_id where r.author_id = ${me}`,
  },
];
