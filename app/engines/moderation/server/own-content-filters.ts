import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { contentFilters } from "./schema.ts";

const kinds = { words: "слова", expression: "выражение", links: "ссылки" };

/** Which rules about words and links a person wrote last. */
export const ownContentFilters: OwnPart[] = [
  {
    name: "content-filters",
    title: "Правила о словах и ссылках, которые вы писали",
    by: [contentFilters.changedBy],
    after: "nameless",
    head: { kind: "Что ищет", terms: "Слова, выражение или сайты", note: "Пояснение", at: "Когда" },
    rows: (me) =>
      sql`select id as key, kind, terms, note, ${iso("changed_at")} as at from content_filters where changed_by = ${me}`,
    tell: (row) => ({ ...row, kind: said(kinds, row.kind) }),
  },
];
