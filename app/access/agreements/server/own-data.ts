import { sql } from "drizzle-orm";
import { iso, type OwnPart, said } from "#platform/own-data/part.ts";
import { agreementAcceptances } from "./schema.ts";

const methods = { tick: "отметка", "full-name": "подпись именем", carried: "перенесено" };

/** What a person has agreed to: which letters, when, how, and what they took back. */
export const ownAgreements: OwnPart[] = [
  {
    name: "agreements",
    title: "Согласия и документы",
    by: [agreementAcceptances.accountId],
    after: "kept",
    head: {
      title: "Документ",
      code: "Код",
      version: "Версия",
      hash: "Отпечаток текста",
      method: "Как принято",
      signed: "Подпись",
      at: "Принято",
      withdrawn: "Отозвано",
      place: "Сетевой адрес",
      device: "Браузер",
    },
    rows: (me) => sql`
      select a.id as key, d.title, d.code, v.number as version, a.text_hash as hash, a.method, a.signed_as as signed,
        ${iso("a.created_at")} as at, ${iso("a.withdrawn_at")} as withdrawn, a.address as place, a.user_agent as device
      from agreement_acceptances a join agreements d on d.id = a.agreement_id join agreement_versions v on v.id = a.version_id
      where a.account_id = ${me}`,
    tell: (row) => ({ ...row, method: said(methods, row.method) }),
  },
];
