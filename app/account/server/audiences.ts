import { sql } from "drizzle-orm";
import type { AudienceChoices } from "#app/account/contract.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { db } from "#platform/db/index.ts";
import { isColleague } from "#platform/people/presence.ts";

type Row = { id: string; name: string; depth: number };

/** What an audience in the viewer's company may be made of: its departments as a tree, and the towns of its people (product B0). */
export async function readAudiences({ groupId }: Viewer): Promise<AudienceChoices> {
  const departments = await db().execute<Row>(sql`
    with recursive tree as (
      select id, name, 0 as depth, array[name] as path from departments where parent_id is null and group_id = ${groupId}
      union all
      select d.id, d.name, t.depth + 1, t.path || d.name from departments d join tree t on d.parent_id = t.id
    ) select id, name, depth from tree order by path collate russian limit 1000`);
  const locations = await db().execute<{ location: string }>(sql`
    select distinct location collate russian as location from accounts
    where group_id = ${groupId} and location <> '' and ${isColleague()} order by 1 limit 200`);
  return {
    departments: departments.rows.map(({ id, name, depth }) => ({ value: `department:${id}`, label: name, depth })),
    locations: locations.rows.map(({ location }) => ({ value: `location:${location}`, label: location })),
  };
}
