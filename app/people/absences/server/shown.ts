import { type SQL, type SQLWrapper, sql } from "drizzle-orm";
import type { ShownAbsence } from "#app/people/absences/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { thisMoment } from "#platform/db/this-moment.ts";
import { isNotBlocked } from "#platform/people/blocks.ts";
import { isColleague } from "#platform/people/presence.ts";
import { accounts } from "#platform/people/schema.ts";
import { absences } from "./schema.ts";

type Reader = Pick<Viewer, "accountId" | "groupId">;

/** Absences that go on now of one person, for colleagues of the own company alone. */
const goingOn = ({ groupId }: Reader, person: SQLWrapper) =>
  sql`x.account_id = ${person} and x.group_id = ${groupId} and x.begins_at <= ${thisMoment} and x.ends_at > ${thisMoment}`;

/**
 * A column of a query over people: that somebody is away now. Why is told of a vacation and a business trip only: that
 * somebody is ill is nobody's affair. A deputy whom the reader does not meet is not named.
 */
export function absenceNow(viewer: Reader): SQL<ShownAbsence | null> {
  return sql<ShownAbsence | null>`(
    select json_build_object('kind', case when x.kind in ('vacation', 'trip') then x.kind else 'away' end,
      'until', x.to_day, 'note', x.note, 'deputy', case when d.id is not null then
        json_build_object('name', trim(d.first_name || ' ' || d.last_name), 'alias', d.alias) end)
    from ${absences} x left join ${accounts} d on d.id = x.deputy_id and ${isColleague(sql`d`)}
      and ${isNotBlocked(viewer, sql`d.id`)}
    where ${goingOn(viewer, sql`${accounts}.id`)} order by x.ends_at desc, x.id limit 1)`;
}

/** The condition «is away now, as far as this reader knows». */
export function isAwayNow(viewer: Reader): SQL {
  return sql`exists (select from ${absences} x where ${goingOn(viewer, accounts.id)})`;
}

/** A query of the ids of a person and of those in whose place they stand now, while these are away. */
export function standsInFor({ accountId, groupId }: Reader): SQL {
  return sql`(select ${accountId}::uuid union all select x.account_id from ${absences} x
    where x.deputy_id = ${accountId} and x.group_id = ${groupId}
      and x.begins_at <= ${thisMoment} and x.ends_at > ${thisMoment})`;
}

/** A query of those who stand in for a person now, while they are away: `deputy_id`. */
export function deputiesNow(person: SQLWrapper): SQL {
  return sql`(select x.deputy_id from ${absences} x where x.account_id = ${person} and x.deputy_id is not null
    and x.begins_at <= ${thisMoment} and x.ends_at > ${thisMoment})`;
}
