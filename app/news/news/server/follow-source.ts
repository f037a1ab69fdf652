import { sql } from "drizzle-orm";
import { news } from "#app/news/news/routes.ts";
import { href } from "#app/web/urls.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { isId } from "#platform/db/index.ts";
import { letRubricGo } from "./rubrics.ts";

/** Rubrics as what people follow. */
export const rubricFollows = {
  name: "rubric" as const,
  /** What a person follows. */
  mine: ({ accountId, groupId }: Viewer) => sql`
    select r.id::text, r.title, case when r.archived_at is null then r.description else 'В архиве' end as detail,
      case when r.group_id = ${groupId}::uuid then r.slug else r.id::text end as word, null::uuid as photo_id,
      s.created_at as at
    from rubric_subscriptions s join rubrics r on r.id = s.rubric_id where s.account_id = ${accountId}::uuid`,
  /** What the people of the own company follow most, without what the reader follows already. */
  popular: ({ accountId, groupId }: Viewer) => sql`
    select r.id::text, r.title, r.description as detail, r.slug as word, null::uuid as photo_id, count(s.account_id) as followers
    from rubrics r left join rubric_subscriptions s on s.rubric_id = r.id
    where r.group_id = ${groupId}::uuid and r.archived_at is null
      and not exists (select from rubric_subscriptions mine where mine.account_id = ${accountId}::uuid and mine.rubric_id = r.id)
    group by r.id`,
  unfollow: async (viewer: Viewer, id: string): Promise<void> => {
    if (isId(id)) await letRubricGo(viewer, id);
  },
  href: (word: string) => href(news.rubric, { id: word }),
};
