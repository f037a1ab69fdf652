import { sql } from "drizzle-orm";
import { iso, type OwnPart } from "#platform/own-data/part.ts";
import { mapPoints, mapReports, maps, mapVersions } from "./schema.ts";

/** Where a person sits, which maps they answer for, and what they have told of maps. */
export const ownMaps: OwnPart[] = [
  {
    name: "map-desks",
    title: "Ваше место на картах",
    by: [mapPoints.personId],
    after: "gone",
    erase: (me) => [sql`update map_points set person_id = null where person_id = ${me}`],
    head: { map: "Карта", title: "Место", description: "Что о нём сказано" },
    rows: (me) => sql`
      select distinct p.map_id || ' ' || p.no as key, m.title as map, p.title, p.description
      from map_points p join maps m on m.id = p.map_id where p.person_id = ${me} and p.version in (0, m.shown)`,
  },
  {
    name: "maps",
    title: "Карты, которые вы ведёте и выпускали",
    by: [maps.keeperId, mapVersions.byId],
    after: "nameless",
    head: { title: "Карта" },
    rows: (me) => sql`
      select m.id as key, m.title from maps m
      where m.keeper_id = ${me} or exists (select from map_versions v where v.map_id = m.id and v.by_id = ${me})`,
  },
  {
    name: "map-reports",
    title: "Что вы сообщили об ошибках на картах и что исправили",
    by: [mapReports.accountId, mapReports.settledBy],
    after: "nameless",
    erase: (me) => [sql`update map_reports set body = '' where account_id = ${me}`],
    head: { map: "Карта", at: "Когда", text: "Что вы написали" },
    rows: (me) => sql`
      select r.id as key, m.title as map, ${iso("r.created_at")} as at,
        case when r.account_id = ${me} then r.body else '' end as text
      from map_reports r join maps m on m.id = r.map_id where r.account_id = ${me} or r.settled_by = ${me}`,
  },
];
