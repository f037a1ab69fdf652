import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { ldapPeople } from "./schema.ts";

/** By which number the company's LDAP server knows a person. */
export const ownLdap: OwnPart[] = [
  {
    name: "ldap",
    title: "В каталоге LDAP компании",
    by: [ldapPeople.accountId],
    after: "gone",
    head: { number: "Номер в каталоге", at: "Заведено" },
    rows: (me) => sql`select account_id as key, external_id as number, ${iso("created_at")} as at
      from ldap_people where account_id = ${me}`,
  },
];
