import { sql } from "drizzle-orm";
import { isRunIn, isStepIn } from "#app/engines/progress/server/index.ts";
import type { SearchSource } from "#app/engines/search/server/index.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { adaptation } from "../routes.ts";
import { adaptationRuns, adaptationVersions } from "./schema.ts";

/** A newcomer's own steps, by their names and words, while they are on their way. Notes of others are not asked. */
export const adaptationSource: SearchSource = {
  named: {
    ...{
      tab: "adaptation",
      kind: "step",
      least: 3,
      rows: (viewer, query) => ({ getSQL: () => namedSteps(viewer, query) }),
    },
    hrefOf(named) {
      const [trajectoryId = "", levelId = "", lessonId = ""] = named.split("/");
      return href(adaptation.lesson, { trajectoryId, levelId, lessonId });
    },
    page: () => href(adaptation.home),
  },
};

/** Steps of the programme stand in its levels, those of one person alone in the first one, as their page has it. */
function namedSteps({ accountId }: Viewer, query: string) {
  const said = sql`replace(lower(concat(one.step ->> 'title', ' ', one.step ->> 'body')), 'ё', 'е')`;
  const words = query.toLowerCase().replaceAll("ё", "е").split(/\s+/).filter(Boolean).slice(0, 10);
  const isNamed = words.map((word) => sql`position(${word} in ${said}) > 0`);
  const { runId, ownSteps, planId } = adaptationRuns;
  const { document } = adaptationVersions;
  const states = ["available", "in-progress", "submitted", "returned", "done", "skipped"] as const;
  return sql`select ${runId} || '/' || one.level || '/' || (one.step ->> 'key') as id, one.step ->> 'title' as title,
      nullif(left(one.step ->> 'body', 200), '') as beside
    from ${adaptationRuns} join ${adaptationVersions} on ${adaptationVersions.planId} = ${planId}
      cross join lateral (
        select level ->> 'key' as level, step from jsonb_array_elements(${document} -> 'levels') level,
          jsonb_array_elements(level -> 'steps') step
        union all
        select ${document} #>> '{levels,0,key}', step from jsonb_array_elements(${ownSteps}) step) one
    where ${adaptationRuns.accountId} = ${accountId} and ${isRunIn(runId, ["planned", "active", "paused"])}
      and one.step ->> 'role' = 'newcomer' and ${sql.join(isNamed, sql` and `)}
      and ${isStepIn(runId, sql`one.step ->> 'key'`, [...states])}
    order by ${runId}, one.step ->> 'title' limit 100`;
}
