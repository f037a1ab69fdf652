import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { claimHolders, scimMembers, scimPeople } from "./schema.ts";

/** What the company's directory calls a person, and which of its groups they are in. */
export const ownDirectory: OwnPart[] = [
  {
    name: "directory",
    title: "В каталоге компании",
    by: [scimPeople.accountId],
    after: "gone",
    head: { name: "Имя в каталоге", number: "Номер в каталоге", at: "Заведено", removed: "Удалено каталогом" },
    rows: (me) => sql`select account_id as key, user_name as name, external_id as number, ${iso("created_at")} as at,
      ${iso("removed_at")} as removed from scim_people where account_id = ${me}`,
  },
  {
    name: "directory-groups",
    title: "Группы каталога",
    by: [scimMembers.accountId],
    after: "gone",
    head: { name: "Группа", at: "С" },
    rows: (me) => sql`select m.scim_group_id as key, g.display_name as name, ${iso("m.created_at")} as at
      from scim_members m join scim_groups g on g.id = m.scim_group_id where m.account_id = ${me}`,
  },
  {
    name: "sign-in-rules",
    title: "Правила входа, которые к вам подошли",
    by: [claimHolders.accountId],
    after: "gone",
    head: { claim: "Утверждение", value: "Значение", right: "Право", at: "С" },
    rows: (me) => sql`select h.rule_id as key, r.claim, r.value, r."right", ${iso("h.created_at")} as at
      from claim_holders h join claim_rules r on r.id = h.rule_id where h.account_id = ${me}`,
  },
];
