import { type SQL, sql } from "drizzle-orm";
import { accounts } from "./schema.ts";

/** The one order of names, «Ёлкина» after «Егорова» and «де Голль» among D: by surname, by first name, and by the account, for a cursor. */
export const byName = [
  sql`${accounts.lastName} collate russian`,
  sql`${accounts.firstName} collate russian`,
  accounts.id,
];

/** The same for people under another name in a written query, «a». */
export function byNameOf(people: string): SQL {
  return sql.raw(`${people}.last_name collate russian, ${people}.first_name collate russian, ${people}.id`);
}
