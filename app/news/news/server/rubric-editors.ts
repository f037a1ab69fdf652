import { and, eq, type SQL, sql } from "drizzle-orm";
import { publications } from "#app/engines/content/server/index.ts";
import { mayAs, type Viewer } from "#platform/auth/viewer.ts";
import { rubricEditors, rubrics } from "./schema.ts";

/** Whether an editor writes under a rubric of their company: the chief one everywhere, others where they or nobody is named. */
export function mayWriteUnder(viewer: Viewer): SQL {
  return and(
    eq(rubrics.groupId, viewer.groupId),
    mayAs(viewer, "chief-editor") ? undefined : sql`not (${isOthers(viewer, sql`${rubrics.id}`)})`,
  )!;
}

/** Whether every rubric that a publication stands under is open to this editor: for queries over `publications`. */
export function isOpenDesk(viewer: Viewer): SQL | undefined {
  if (mayAs(viewer, "chief-editor")) return undefined;
  return sql`not exists (select 1 from publication_rubrics desk
    where desk.publication_id = ${publications.id} and ${isOthers(viewer, sql`desk.rubric_id`)})`;
}

/** Somebody is named there, and it is not this person. */
function isOthers({ accountId }: Viewer, rubricId: SQL): SQL {
  return sql`(select bool_or(named.account_id = ${accountId}) is false from ${rubricEditors} named
    where named.rubric_id = ${rubricId})`;
}
