import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { servicePages, serviceSnapshots } from "./schema.ts";

/** The pages of services that a person has made or let out: they are the company's. */
export const ownServicePages: OwnPart[] = [
  {
    name: "service-pages",
    title: "Страницы сервисов, которые вы меняли последними",
    by: [servicePages.changedBy],
    after: "nameless",
    head: { title: "Страница", at: "Когда" },
    rows: (me) =>
      sql`select p.id as key, p.title, ${iso("p.changed_at")} as at from service_pages p where p.changed_by = ${me}`,
  },
  {
    name: "service-snapshots",
    title: "Версии страниц сервисов, которые вы опубликовали",
    by: [serviceSnapshots.publishedBy],
    after: "nameless",
    head: { title: "Страница", number: "Версия", at: "Когда" },
    rows: (me) => sql`select s.id as key, s.title, s.number, ${iso("s.created_at")} as at
      from service_snapshots s where s.published_by = ${me}`,
  },
];
