import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { drafts } from "./schema.ts";

const forms = { post: "пост", article: "статья", translation: "языковая версия" };

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
      form: said(forms, row.form),
      text: Object.entries(fields as Record<string, string | string[]>)
        .map(([name, value]) => `${name}: ${[value].flat().join(", ")}`)
        .join("\n"),
    }),
  },
];
