import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import { agreementAcceptances, agreements, agreementVersions } from "./schema.ts";

/** The condition «agrees to a document in the words that are in force», for whichever person a query speaks of. */
export function agreesTo(account: SQLWrapper, code: string): SQL<boolean> {
  return sql<boolean>`exists (select 1 from ${agreementAcceptances} said
    join ${agreements} asked on asked.id = said.agreement_id and asked.code = ${code}
    join ${agreementVersions} words on words.id = said.version_id and words.number = asked.in_force
    where said.account_id = ${account} and said.withdrawn_at is null)`;
}
