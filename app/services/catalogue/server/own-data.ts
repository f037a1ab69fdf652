import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { serviceFavourites, services, serviceUses } from "./schema.ts";

/** What a person answers for in the catalogue, has put aside and has opened. */
export const ownServices: OwnPart[] = [
  {
    name: "services",
    title: "Сервисы, за которые вы отвечаете",
    by: [services.ownerId],
    after: "nameless",
    head: { title: "Сервис", summary: "Коротко" },
    rows: (me) => sql`select s.id as key, s.title, s.summary from services s where s.owner_id = ${me}`,
  },
  {
    name: "service-favourites",
    title: "Сервисы в избранном",
    by: [serviceFavourites.accountId],
    after: "gone",
    head: { title: "Сервис" },
    rows: (
      me,
    ) => sql`select f.service_id as key, s.title from service_favourites f join services s on s.id = f.service_id
      where f.account_id = ${me}`,
  },
  {
    name: "service-uses",
    title: "Сервисы, которые вы открывали",
    by: [serviceUses.accountId],
    after: "gone",
    head: { title: "Сервис", at: "Когда последний раз" },
    rows: (me) => sql`select u.service_id as key, s.title, ${iso("u.used_at")} as at
      from service_uses u join services s on s.id = u.service_id where u.account_id = ${me}`,
  },
];
