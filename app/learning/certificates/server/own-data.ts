import { sql } from "drizzle-orm";
import type { OwnPart } from "#platform/own-data/part.ts";
import { certificates } from "./schema.ts";

/** What a person has in hand of what they have passed; it stays with the company, without the name on it. */
export const ownCertificates: OwnPart[] = [
  {
    name: "certificates",
    title: "Ваши сертификаты",
    by: [certificates.accountId, certificates.revokedBy],
    after: "nameless",
    head: { number: "Номер", title: "Курс", day: "Пройден", until: "Действует до" },
    rows: (me) => sql`
      select c.id as key, c.number, c.title, c.passed_on as day, c.valid_until as until
      from certificates c where c.account_id = ${me}`,
    tell: (row) => row,
    erase: (me) => [
      sql`update certificates set first_name = 'Имя', last_name = 'удалено', reason = '' where account_id = ${me}`,
    ],
  },
];
