import { and, gt, type SQL, sql } from "drizzle-orm";
import { publicationHashtags, publications } from "#app/content/server/index.ts";
import type { FeedSort } from "#app/feed/contract.ts";
import { hashtagSubscriptions } from "#app/hashtags/server/index.ts";
import { publicationRubrics, rubricSubscriptions } from "#app/news/server/index.ts";
import type { Viewer } from "#platform/auth/viewer.ts";
import { beyond, pageSize } from "#platform/db/keyset.ts";
import { subscriptions } from "./schema.ts";

type Wish = {
  /** What else is asked of a publication: its readers, the filter. */
  where: SQL | undefined;
  after?: string | undefined;
  sort?: FeedSort;
  /** How many of each author, tag and rubric are enough. */
  most?: number;
};

/**
 * Publications of whom and what the viewer follows (product B3, «Подписки»): the newest of each author, tag and rubric,
 * found by its own index, so that neither a million publications nor a tag on every second of them is walked through.
 * By talk the newest thousand of each take part: what is older has cooled down.
 */
export function isAmongFollowed(viewer: Viewer, { where, after, sort = "new", most }: Wish): SQL {
  const { id, authorId, publishedAt } = publications;
  const isNew = sort === "new";
  const count = most ?? (isNew ? pageSize + 1 : 1000);
  const asked = and(where, isNew ? beyond([publishedAt, id], after) : gt(publications.commentCount, 0)) ?? sql`true`;
  const newest = sql`order by ${publishedAt} desc, ${id} desc limit ${count}`;
  const key = [publicationHashtags.publishedAt, publicationHashtags.publicationId];
  const tagged = and(sql`${publicationHashtags.key} = followed.key`, isNew ? beyond(key, after) : undefined);
  // Inside the brackets «publications» are the source's own; an array is read once, before the page is looked for.
  return sql`${id} = any(array(
    select newest.id from ${subscriptions} followed cross join lateral (
      select ${id} from ${publications} where ${authorId} = followed.author_id and ${asked} ${newest}
    ) newest where followed.account_id = ${viewer.accountId}::uuid
    union
    select newest.id from ${hashtagSubscriptions} followed cross join lateral (
      select ${id} from ${publicationHashtags} join ${publications} on ${id} = ${publicationHashtags.publicationId}
      where ${tagged} and ${asked}
      order by ${publicationHashtags.publishedAt} desc, ${publicationHashtags.publicationId} desc limit ${count}
    ) newest where followed.account_id = ${viewer.accountId}::uuid
    union
    select newest.id from ${rubricSubscriptions} followed cross join lateral (
      select ${id} from ${publicationRubrics} join ${publications} on ${id} = ${publicationRubrics.publicationId}
      where ${publicationRubrics.rubricId} = followed.rubric_id and ${asked} ${newest}
    ) newest where followed.account_id = ${viewer.accountId}::uuid))`;
}
