import { sql } from "drizzle-orm";
import type { SearchSource } from "#app/engines/search/server/index.ts";
import { db } from "#platform/db/index.ts";
import { accounts } from "#platform/people/schema.ts";
import { toldContact } from "./contacts.ts";
import { indexPeople } from "./indexing.ts";
import { hasPhone } from "./phones.ts";

/**
 * People are found by name, position, department, company, town and tags; by the beginning or the end of a phone and by a mailbox only
 * where the person shows them to the reader.
 */
export const personSource: SearchSource = {
  indexed: { kinds: ["person"], table: accounts, tabs: () => ["people"], align: alignPeople },
  people: (viewer, text) => {
    if (/^[^\s@]+@[^\s@]*$/.test(text.trim()))
      return sql`select ${accounts.id} from ${accounts}
        where starts_with(lower(${toldContact(viewer, "email")}), ${text.trim().toLowerCase()})`;
    const withPhone = hasPhone(viewer, text);
    return withPhone && sql`select ${accounts.id} from ${accounts} where ${withPhone}`;
  },
};

/** Who has signed in once and does not agree any more, or is erased, is not put back; who is there stays and is told anew. */
async function alignPeople(ids: string[]): Promise<void> {
  const rows = await db()
    .select({ id: accounts.id })
    .from(accounts)
    .where(
      sql`${accounts.erasedAt} is null and ${accounts.id} = any(${sql.param(ids)}::uuid[]) and (${accounts.consentToPersData} or ${accounts.issuer} is null
        or exists (select from search_documents d where d.kind = 'person' and d.object_id = ${accounts.id}))`,
    );
  await indexPeople(rows.map(({ id }) => id));
}
