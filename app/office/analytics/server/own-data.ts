import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { analyticsEvents } from "./schema.ts";

/** What a person who agreed to it has opened. */
export const ownVisits: OwnPart[] = [
  {
    name: "visits",
    title: "Посещения",
    by: [analyticsEvents.accountId],
    after: "gone",
    head: {
      at: "Когда",
      kind: "Событие",
      title: "Страница",
      route: "Её вид",
      platform: "Устройство",
      view: "Окно",
      device: "Имя браузера",
    },
    rows: (me) => sql`select id as key, ${iso("e.at")} as at, kind, title, route, platform, view, device
      from analytics_events e where e.account_id = ${me}`,
  },
];
