import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { formOf } from "./forms.ts";
import { drafts } from "./schema.ts";

/** What a person has begun and not sent. */
export const ownDrafts: OwnPart[] = [
  {
    name: "drafts",
    title: "Черновики",
    by: [drafts.accountId],
    after: "gone",
    head: { saved: "Сохранён", form: "Что это", text: "Поля", closed: "Отправлен" },
    rows: (me) => sql`select id as key, ${iso("saved_at")} as saved, form, fields, ${iso("closed_at")} as closed
      from drafts where account_id = ${me}`,
    tell: ({ fields, ...row }) => ({
      ...row,
      form: formOf(String(row.form))?.titles.new ?? "",
      text: Object.entries(fields as Record<string, string | string[]>)
        .map(([name, value]) => `${name}: ${[value].flat().join(", ")}`)
        .join("\n"),
    }),
  },
];
