import { and, type SQL, sql } from "drizzle-orm";
import type { PgColumn } from "drizzle-orm/pg-core";
import { accounts } from "./schema.ts";

type Named = { lastName: PgColumn; firstName: PgColumn; patronymic: PgColumn };

/** The condition «named so»: each word begins a part of the name, in any order; initials are words: «Петров И. С.». */
export function isNamed(query: string, table: Named = accounts): SQL | undefined {
  return hasWords(sql`${table.lastName} || ' ' || ${table.firstName} || ' ' || ${table.patronymic}`, query);
}

/** The condition «each of the words begins a word of the text», with ё as е; at most five words count. */
export function hasWords(text: SQL | PgColumn, query: string): SQL | undefined {
  const plain = sql`replace(lower(${text}), 'ё', 'е')`;
  const words = query
    .toLowerCase()
    .replaceAll("ё", "е")
    .split(/[\s.,]+/);
  return and(
    ...words
      .filter(Boolean)
      .slice(0, 5)
      .map((word) => sql`${plain} ~ ${`(^|[ -])${literal(word)}`}`),
  );
}

function literal(word: string): string {
  return word.replace(/[*+?^${}()|[\]\\]/g, "\\$&");
}
