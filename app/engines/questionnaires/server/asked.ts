import { and, eq, sql } from "drizzle-orm";
import { isColleague } from "#platform/people/presence.ts";
import { accounts, departments } from "#platform/people/schema.ts";
import { questionnaires } from "./schema.ts";

/**
 * Who of the table of people this questionnaire asks, beside its own row: what `audience_of` says of one person, for all at once. The
 * departments below those that are asked are found once, and not for each of twenty thousand people.
 */
export function isAsked(id: string) {
  const own = questionnaires.audience;
  const below = sql`array(
    with recursive below as (
      select d.id from ${departments} d, ${questionnaires} q where q.id = ${id} and 'department:' || d.id = any(q.audience)
      union select d.id from ${departments} d join below on d.parent_id = below.id)
    select id from below)`;
  return and(
    isColleague(),
    eq(accounts.groupId, questionnaires.groupId),
    sql`(${own} is null or ${accounts.departmentId} = any(${below})
      or ${own} && array['user:' || ${accounts.id}, 'group:' || ${accounts.groupId}, 'location:' || ${accounts.location}]
      or exists (select from unnest(${accounts.skills}) skill where 'tag:' || lower(skill) = any(${own})))`,
  );
}
