import { sql } from "drizzle-orm";
import { type OwnPart, said } from "#platform/own-data/part.ts";
import { absences } from "./schema.ts";

const kinds = { vacation: "отпуск", sick: "болезнь", trip: "командировка", other: "другое" };

/** When a person was away, as they said themselves. */
export const ownAbsences: OwnPart[] = [
  {
    name: "absences",
    title: "Отпуска и отсутствия",
    by: [absences.accountId],
    after: "gone",
    erase: (me) => [
      sql`delete from absences where account_id = ${me}`,
      sql`update absences set deputy_id = null where deputy_id = ${me}`,
    ],
    head: { kind: "Причина", from: "С", until: "По", deputy: "Кто замещает", note: "Заметка" },
    rows: (me) => sql`select x.id as key, x.kind, x.from_day::text as from, x.to_day::text as until,
      d.first_name || ' ' || d.last_name as deputy, x.note
      from absences x left join accounts d on d.id = x.deputy_id where x.account_id = ${me}`,
    tell: (row) => ({ ...row, kind: said(kinds, row.kind) }),
  },
];
